import { CallButton } from '#app/ui/contact/call-buttons.tsx';
import { useHospitalFacts } from '#app/ui/facts-context/hospital-facts.ts';
import { Stack } from '#app/ui/layout/stack.tsx';
import { useWords } from '#app/ui/locale/page-locale.ts';
import { doctorWords } from '#messages/doctors/doctor.tsx';
import { failure } from './no-doctors.css.ts';

/** Shown instead of an empty list of doctors. */
export function NoDoctors() {
  return (
    <Stack gap="4">
      <p>{useWords(doctorWords).none}</p>
      <p>
        <CallButton />
      </p>
    </Stack>
  );
}

/** Error message in red (requirement 30), with a phone number to call instead. */
export function DoctorsFailure({ message = 'Failed to fetch doctors' }: { message?: string }) {
  const { phones } = useHospitalFacts();
  const { failed, tryAgain } = useWords(doctorWords);
  const [before, after] = tryAgain;
  return (
    <div role="alert">
      <p className={failure}>{failed(message)}</p>
      <p>
        {before}
        <a href={phones.admission.href}>{phones.admission.shown}</a>
        {after}
      </p>
    </div>
  );
}
