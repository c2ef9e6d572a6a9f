import { Stack } from '#app/ui/layout/stack.tsx';
import type { ShownLink } from '../staff/staff.view.ts';
import { ShownOnce } from './shown-once.tsx';

/** Shows a new one-time link to an owner, who passes it on. */
export const OneTimeLink = ({ link: { address, email, until, mailText } }: { readonly link: ShownLink }) => (
  <Stack gap="3">
    <p>{mailText}</p>
    <ShownOnce
      name="link"
      label={`Link for ${email}`}
      hint={`It works once, until ${until}. Give it to this person alone: whoever has it can sign in.`}
      address={address}
    />
  </Stack>
);
