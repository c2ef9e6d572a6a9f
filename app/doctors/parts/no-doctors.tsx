import { Phone } from 'lucide-react';
import { phones } from '../../site/facts.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Stack } from '../../ui/page/stack.tsx';

/** In place of a list of doctors that has nobody in it. */
export function NoDoctors() {
  return (
    <Stack gap="4">
      <p>Our doctors’ hours are being updated. Call us, and we will find the right doctor with you.</p>
      <p>
        <ButtonLink href={phones.admission.href}>
          <Phone size={20} aria-hidden />
          Call {phones.admission.shown}
        </ButtonLink>
      </p>
    </Stack>
  );
}
