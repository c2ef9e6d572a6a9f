import { CallButton } from '#app/ui/contact/call-buttons.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';

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
