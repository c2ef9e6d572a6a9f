/** Controls that the forms of the desk share. */
import { aboutPersonFields, whyAsked } from '#app/appointments/about-person.ts';
import { deskFields } from '#app/appointments/desk-fields.ts';
import { contactLimits } from '#app/hospital-facts/contact-limits.ts';
import { ChoiceGroup } from '#app/ui/choice-group/choice-group.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
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

interface CallFieldsProps {
  readonly started: { readonly callAs: string; readonly bestTime: string };
  readonly errors: FieldMessages;
}

/** The answers of a request to be called that whoever calls the person again must know. */
export const CallFields = ({ started, errors }: CallFieldsProps) => (
  <>
    <TextField
      name="callAs"
      label="Say that this is calling"
      hint="Instead of the hospital."
      autoComplete="off"
      maxLength={contactLimits.callAs}
      defaultValue={started.callAs}
      error={errors.callAs}
    />
    <TextField
      name="bestTime"
      label="Best time to call"
      autoComplete="off"
      maxLength={contactLimits.bestTime}
      defaultValue={started.bestTime}
      error={errors.bestTime}
    />
  </>
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
