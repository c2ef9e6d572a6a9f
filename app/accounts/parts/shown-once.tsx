import { CopyButton } from '#app/ui/button/copy-button.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { Cluster, Stack } from '#app/ui/layout/stack.tsx';

interface ShownOnceProps {
  readonly name: string;
  readonly label: string;
  /** Says who may have the address. The component adds that it is not shown again. */
  readonly hint: string;
  readonly address: string;
}

/** Shows a secret address with a button that copies it. Only a hash is stored, so it cannot be shown again. */
export const ShownOnce = ({ name, label, hint, address }: ShownOnceProps) => (
  <Stack gap="3">
    <TextField
      name={name}
      label={label}
      hint={`${hint} It is not shown again.`}
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
