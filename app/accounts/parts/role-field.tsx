import { SelectField } from '#app/ui/field/select-field.tsx';
import { type Role, roleLabels, roles } from '../staff/account.values.ts';

export interface RoleFieldsProps {
  /** Doctors of the directory, as pairs of id and name. */
  readonly doctors: readonly (readonly [id: string, name: string])[];
  readonly role: string;
  readonly doctorId: string | null;
  readonly errors: Readonly<Record<string, string>> | undefined;
}

/** Fields for a role, and for the doctor to whom the role `doctor` is bound. */
export const RoleFields = ({ doctors, role, doctorId, errors = {} }: RoleFieldsProps) => (
  <>
    <SelectField
      name="role"
      label="Role"
      hint="Owners may do everything. The front desk keeps appointments, calls, payments and the times of doctors. A doctor sees their own appointments and enters their own leave."
      required
      options={roles.map((value: Role) => ({ value, label: roleLabels[value] }))}
      defaultValue={role}
      error={errors.role}
    />
    <SelectField
      name="doctorId"
      label="Which doctor"
      hint="Needed for the role Doctor, and ignored for the others."
      marksOptional={false}
      placeholder="Choose a doctor"
      options={doctors.map(([value, label]) => ({ value, label }))}
      defaultValue={doctorId ?? ''}
      error={errors.doctorId}
    />
  </>
);
