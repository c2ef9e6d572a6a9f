import { Phone } from 'lucide-react';
import { phones } from '#app/site/facts.ts';
import { ButtonLink, type ButtonLook } from '../button/button.tsx';

/** Calls the hospital's first phone, whose number it shows. */
export function CallButton({ variant }: Pick<ButtonLook, 'variant'>) {
  return (
    <ButtonLink href={phones.admission.href} variant={variant}>
      <Phone size={20} aria-hidden />
      Call {phones.admission.shown}
    </ButtonLink>
  );
}
