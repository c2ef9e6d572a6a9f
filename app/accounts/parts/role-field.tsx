import { SelectField } from '#app/ui/field/select-field.tsx';
import { type Role, roleLabels, roles } from '../staff/account.values.ts';

interface RoleFieldProps {
  readonly chosen?: string;
  readonly error?: string;
}

export const RoleField = ({ chosen, error }: RoleFieldProps) => (
  <SelectField
    name="role"
    label="Role"
    hint="Owners may do everything. The front desk keeps appointments, calls, payments and the times of doctors."
    required
    options={roles.map((value: Role) => ({ value, label: roleLabels[value] }))}
    defaultValue={chosen}
    error={error}
  />
);
