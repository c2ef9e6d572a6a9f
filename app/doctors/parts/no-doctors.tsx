import { phones } from '../../site/facts.ts';
import { TextLink } from '../../ui/link/link.tsx';

/** In place of a list of doctors that has nobody in it. */
export function NoDoctors() {
  return (
    <p>
      Our doctors’ hours are being updated. Call{' '}
      <TextLink href={phones.admission.href}>{phones.admission.shown}</TextLink>: we will find the right
      doctor with you.
    </p>
  );
}
