import { DeclaredControl } from '#app/ui/form/declared-control.tsx';
import { roleFields } from '../staff/account-fields.ts';

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
    <DeclaredControl field={roleFields.role} autoComplete={undefined} text={role} error={errors.role} />
    <DeclaredControl
      field={{ ...roleFields.doctorId, options: doctors.map(([value, label]) => ({ value, label })) }}
      marksOptional={false}
      placeholder="Choose a doctor"
      autoComplete={undefined}
      text={doctorId ?? ''}
      error={errors.doctorId}
    />
  </>
);
