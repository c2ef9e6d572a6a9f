import { Phone } from 'lucide-react';
import { phones } from '../../site/facts.ts';
import { ButtonLink } from '../button/button.tsx';
import { Cluster } from '../page/stack.tsx';

/** The hospital's phones as buttons, where a page could not give what was looked for. */
export function CallUs() {
  return (
    <Cluster>
      <ButtonLink href={phones.admission.href}>
        <Phone size={20} aria-hidden />
        Call {phones.admission.shown}
      </ButtonLink>
      <ButtonLink href={phones.landline.href} variant="secondary">
        {phones.landline.label} {phones.landline.shown}
      </ButtonLink>
    </Cluster>
  );
}
