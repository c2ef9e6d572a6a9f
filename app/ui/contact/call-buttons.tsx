import { Phone } from '#app/ui/icon/icons.ts';
import { phoneLabels } from '#messages/hospital-facts/contact-labels.ts';
import { contactWords } from '#messages/ui/contact/contact.ts';
import { ButtonLink, type ButtonStyle } from '../button/button.tsx';
import { useHospitalFacts } from '../facts-context/hospital-facts.ts';
import { Cluster } from '../layout/stack.tsx';
import { useWords } from '../locale/page-locale.ts';

/** Button that calls the hospital's first phone number and shows it. */
export function CallButton({ variant }: Pick<ButtonStyle, 'variant'>) {
  const { phones } = useHospitalFacts();
  return (
    <ButtonLink href={phones.admission.href} variant={variant}>
      <Phone size={20} aria-hidden />
      {useWords(contactWords).callPhone} {phones.admission.shown}
    </ButtonLink>
  );
}

/** Buttons for the hospital's phone numbers, for pages that could not show the requested content. */
export function CallButtons() {
  const { phones } = useHospitalFacts();
  const labels = useWords(phoneLabels);
  return (
    <Cluster>
      <CallButton />
      <ButtonLink href={phones.landline.href} variant="secondary">
        {labels.landline} {phones.landline.shown}
      </ButtonLink>
    </Cluster>
  );
}
