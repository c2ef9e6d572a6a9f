import { CopyButton } from '#app/ui/button/copy-button.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { Cluster, Stack } from '#app/ui/layout/stack.tsx';
import type { ShownLink } from '../staff/staff.view.ts';

/** What an owner hands on to whoever the link is for. It is shown this once: nobody can look it up afterwards, only make another one. */
export function OneTimeLink({ link: { address, email, until } }: { readonly link: ShownLink }) {
  return (
    <Stack gap="3">
      <TextField
        name="link"
        label={`Link for ${email}`}
        hint={`It works once, until ${until}. Give it to this person alone: whoever has it can sign in. It is not shown again.`}
        marksOptional={false}
        multiline
        rows={3}
        readOnly
        value={address}
      />
      <Cluster gap="2">
        <CopyButton text={address} />
      </Cluster>
    </Stack>
  );
}
