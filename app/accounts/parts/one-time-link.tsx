import { CopyButton } from '#app/ui/button/copy-button.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { Cluster, Stack } from '#app/ui/layout/stack.tsx';
import type { ShownLink } from '../staff/staff.view.ts';

/**
 * Shows a new one-time link to an owner, who passes it on. Only a hash is stored, so the link cannot be shown
 * again.
 */
export function OneTimeLink({ link: { address, email, until, mailText } }: { readonly link: ShownLink }) {
  return (
    <Stack gap="3">
      <p>{mailText}</p>
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
