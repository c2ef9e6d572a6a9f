/** Controls that the forms of the desk share. */
import { aboutPersonFields, whyAsked } from '#app/appointments/about-person.ts';
import { deskFields } from '#app/appointments/desk-fields.ts';
import { ChoiceGroup } from '#app/ui/choice-group/choice-group.tsx';
import { DeclaredControl } from '#app/ui/form/declared-control.tsx';
import type { FieldMessages } from '#app/ui/form/refused-form.ts';

interface DoctorFieldsProps {
  readonly doctors: readonly { readonly id: string; readonly name: string }[];
  readonly started: { readonly doctorId: string; readonly visit: string };
  readonly errors: FieldMessages;
}

/** The doctor, and whether the visit is at the hospital or by video. */
export const DoctorFields = ({ doctors, started, errors }: DoctorFieldsProps) => (
  <>
    <DeclaredControl
      field={{ ...deskFields.doctorId, options: doctors.map(({ id, name }) => ({ value: id, label: name })) }}
      placeholder="Choose a doctor"
      autoComplete={undefined}
      text={started.doctorId}
      error={errors.doctorId}
    />
    <ChoiceGroup
      type="radio"
      name="visit"
      legend={deskFields.visit.label}
      options={deskFields.visit.options ?? []}
      chosen={[started.visit]}
      error={errors.visit}
    />
  </>
);

interface DeskControlProps {
  readonly started: string;
  readonly error: string | undefined;
}

export const SafeToCallField = ({ started, error }: DeskControlProps) => (
  <DeclaredControl
    field={deskFields.safeToCall}
    marksOptional={false}
    autoComplete={undefined}
    text={started}
    error={error}
  />
);

interface AboutPersonFieldsProps {
  readonly started: { readonly ageGroup: string; readonly sex: string };
  readonly errors: FieldMessages;
}

/** Age group and sex, with the reason why they are asked. */
export const AboutPersonFields = ({ started, errors }: AboutPersonFieldsProps) => (
  <>
    <DeclaredControl
      field={aboutPersonFields.ageGroup}
      hint={whyAsked}
      text={started.ageGroup}
      error={errors.ageGroup}
    />
    <DeclaredControl field={aboutPersonFields.sex} text={started.sex} error={errors.sex} />
  </>
);
