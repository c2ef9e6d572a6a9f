import { phones } from '#app/site/facts.ts';
import { CallButton } from '#app/ui/contact/call-buttons.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { failure } from './doctor-directory.css.ts';

/** In place of a list of doctors that has nobody in it. */
export function NoDoctors() {
  return (
    <Stack gap="4">
      <p>No doctor is shown here just now. Call us, and we will find the right doctor with you.</p>
      <p>
        <CallButton />
      </p>
    </Stack>
  );
}

/** In red, as the specification says (section 8), and never without a way on. */
export function DoctorsFailure({ message = 'Failed to fetch doctors' }: { message?: string }) {
  return (
    <div role="alert">
      <p className={failure}>{message}</p>
      <p>
        Please try again in a minute, or call <a href={phones.admission.href}>{phones.admission.shown}</a>.
      </p>
    </div>
  );
}
