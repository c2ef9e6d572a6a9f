import { phones } from '#app/site/facts.ts';
import { Phone } from '#app/ui/icon/icons.ts';
import { ButtonLink, type ButtonLook } from '../button/button.tsx';
import { Cluster } from '../layout/stack.tsx';

/** Calls the hospital's first phone, whose number it shows. */
export function CallButton({ variant }: Pick<ButtonLook, 'variant'>) {
  return (
    <ButtonLink href={phones.admission.href} variant={variant}>
      <Phone size={20} aria-hidden />
      Call {phones.admission.shown}
    </ButtonLink>
  );
}

/** The hospital's phones as buttons, where a page could not give what was looked for. */
export function CallButtons() {
  return (
    <Cluster>
      <CallButton />
      <ButtonLink href={phones.landline.href} variant="secondary">
        {phones.landline.label} {phones.landline.shown}
      </ButtonLink>
    </Cluster>
  );
}
