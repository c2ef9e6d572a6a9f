/** Fields that the forms of the desk share: whom a person wants to see, and who that is. */
import {
  appointmentLimits,
  callAnswerTexts,
  visitKinds,
  visitLabels,
} from '#app/appointments/appointment.values.ts';
import { ChoiceGroup } from '#app/ui/choice-group/choice-group.tsx';
import { SelectField } from '#app/ui/field/select-field.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import type { FieldMessages } from '#app/ui/form/refused-form.ts';

interface DoctorFieldsProps {
  readonly doctors: readonly { readonly id: string; readonly name: string }[];
  readonly started: { readonly doctorId: string; readonly visit: string };
  readonly errors: FieldMessages;
}

/** The doctor, and whether the visit is at the hospital or by video. */
export const DoctorFields = ({ doctors, started, errors }: DoctorFieldsProps) => (
  <>
    <SelectField
      name="doctorId"
      label="Doctor"
      required
      placeholder="Choose a doctor"
      options={doctors.map(({ id, name }) => ({ value: id, label: name }))}
      defaultValue={started.doctorId}
      error={errors.doctorId}
    />
    <ChoiceGroup
      type="radio"
      name="visit"
      legend="Where"
      options={visitKinds.map((visit) => ({ value: visit, label: visitLabels[visit] }))}
      chosen={[started.visit]}
      error={errors.visit}
    />
  </>
);

interface FieldProps {
  readonly started: string;
  readonly error: string | undefined;
}

export const PhoneField = ({ started, error }: FieldProps) => (
  <TextField
    name="phone"
    label="Phone"
    type="tel"
    inputMode="tel"
    required
    autoComplete="off"
    defaultValue={started}
    error={error}
  />
);

export const PatientNameField = ({ started, error }: FieldProps) => (
  <TextField
    name="patientName"
    label="Name"
    required
    autoComplete="off"
    maxLength={appointmentLimits.name}
    defaultValue={started}
    error={error}
  />
);

export const SafeToCallField = ({ started, error }: FieldProps) => (
  <SelectField
    name="safeToCall"
    label="Safe to call"
    marksOptional={false}
    options={(['', 'true', 'false'] as const).map((value) => ({ value, label: callAnswerTexts[value] }))}
    defaultValue={started}
    error={error}
  />
);
