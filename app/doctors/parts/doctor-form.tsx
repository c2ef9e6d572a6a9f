import type { FormEvent } from 'react';
import { Form } from 'react-router';
import { slotLabel, slotLabels } from '#app/site/slots.ts';
import { Checkbox } from '#app/ui/checkbox/checkbox.tsx';
import { TextField, type TextFieldProps } from '#app/ui/field/text-field.tsx';
import { Flash } from '#app/ui/flash/flash.tsx';
import { FormButtons, FormColumns, WholeRow } from '#app/ui/form/form-layout.tsx';
import type { RefusedForm } from '#app/ui/form/refused-form.ts';
import { useFieldMessages } from '#app/ui/form/use-field-messages.ts';
import { Stack } from '#app/ui/layout/stack.tsx';
import { MultiSelect } from '#app/ui/multi-select/multi-select.tsx';
import {
  type DoctorTextField,
  doctorFieldRules,
  doctorTextFields,
  ekalinkRule,
  fieldMessage,
  type StaffDoctor,
} from '../doctor.values.ts';
import {
  hoursMessages,
  type Leave,
  leaveMessage,
  registrationMessage,
  registrationRules,
  usualWorkingDays,
  workingWeek,
} from '../doctor-hours.ts';
import { LeaveFields } from './leave-fields.tsx';
import { PictureField } from './picture-field.tsx';

/** What was typed and chosen, as the form shows it again. */
interface DoctorValues {
  readonly text: Readonly<Record<string, string>>;
  readonly hospitalSlots: readonly string[];
  readonly videoSlots: readonly string[];
  readonly workingDays: readonly string[];
  readonly leave: readonly Leave[];
  readonly hadPicture: boolean;
}

interface DoctorFormProps {
  /** The doctor to change, or none for a new one. */
  readonly doctor?: StaffDoctor;
  readonly refused?: RefusedForm<DoctorValues>;
  /** Where Cancel leads. */
  readonly listPath: string;
}

const inputs: Readonly<Partial<Record<DoctorTextField, Partial<TextFieldProps>>>> = {
  name: { autoComplete: 'off' },
  hospital: { placeholder: 'Hospital or 1st description' },
  experience: { inputMode: 'numeric', hint: 'In years' },
  fees: { inputMode: 'numeric', hint: 'In rupees, for one consultation' },
  phone: { type: 'tel', inputMode: 'numeric', autoComplete: 'off', hint: '10 digits; shown to staff only' },
  email: { type: 'email', autoComplete: 'off', hint: 'Shown to staff only' },
  about: { multiline: true, rows: 5 },
};

const registrationHints = {
  registrationCouncil: 'Such as Haryana Medical Council',
  registrationNumber: 'Shown to the public; without it no video appointments',
} as const;

const slotFields = [
  { name: 'hospitalSlots', label: 'Hospital Slots' },
  { name: 'videoSlots', label: 'Video Slots' },
] as const;

function storedText(doctor: StaffDoctor | undefined): Readonly<Record<string, string>> {
  if (!doctor) return {};
  const { phone, email } = doctor.contact;
  return {
    ...Object.fromEntries(
      doctorTextFields.map((name) => [
        name,
        name === 'phone' ? phone : name === 'email' ? email : String(doctor[name]),
      ]),
    ),
    ekalink: doctor.ekalink ?? '',
    registrationCouncil: doctor.registrationCouncil ?? '',
    registrationNumber: doctor.registrationNumber ?? '',
    isActive: String(doctor.isActive),
  };
}

/** The rows of leave in which something was typed. */
function typedLeave(fields: FormData): readonly Leave[] {
  const texts = (name: string) => fields.getAll(name).map(String);
  const [to, notes] = [texts('leaveTo'), texts('leaveNote')];
  return texts('leaveFrom')
    .map((from, place) => ({ from, to: to[place] ?? '', note: (notes[place] ?? '').trim() }))
    .filter(({ from, to, note }) => from !== '' || to !== '' || note !== '');
}

/** What a submitted form lacks, by field; the server asks the same rules again. */
function missing(form: HTMLFormElement): Record<string, string> {
  const fields = new FormData(form);
  const text = (name: string) => String(fields.get(name) ?? '');
  const found: Record<string, string> = {};
  for (const name of doctorTextFields) {
    const message = fieldMessage(doctorFieldRules[name], text(name));
    if (message) found[name] = message;
  }
  const link = text('ekalink').trim();
  const linkMessage = link === '' || link === 'null' ? undefined : fieldMessage(ekalinkRule, link);
  if (linkMessage) found.ekalink = linkMessage;
  const registration = registrationMessage(text('registrationCouncil'), text('registrationNumber'));
  if (registration) {
    found[text('registrationCouncil').trim() === '' ? 'registrationCouncil' : 'registrationNumber'] =
      registration;
  }
  if (fields.getAll('workingDays').every((day) => day === '')) found.workingDays = hoursMessages.noWorkingDay;
  const leave = leaveMessage(typedLeave(fields));
  if (leave) found.leave = leave;
  return found;
}

/** The form of the Add and the Edit dialog (specification, sections 2.5 and 5). */
export function DoctorForm({ doctor, refused, listPath }: DoctorFormProps) {
  const {
    messages: errors,
    areGiven,
    checkBeforeSending,
    forgetWhatIsRight,
  } = useFieldMessages(refused?.errors ?? {}, missing);
  const text = refused?.values?.text ?? storedText(doctor);

  const field = (name: DoctorTextField) => (
    <TextField
      key={name}
      name={name}
      label={doctorFieldRules[name].label}
      required
      maxLength={doctorFieldRules[name].maxLength}
      defaultValue={text[name] ?? ''}
      error={errors[name]}
      {...(name === 'experience' ? { onInput: keepDigits } : {})}
      {...inputs[name]}
    />
  );

  return (
    <Form
      method="post"
      encType="multipart/form-data"
      // The messages are ours and stand beneath the fields, with and without scripts.
      noValidate
      onSubmit={checkBeforeSending}
      // The server knows reasons that the browser does not, such as a picture's: its messages stay until the next try.
      onInput={areGiven ? undefined : forgetWhatIsRight}
    >
      <Stack gap="5">
        {refused && areGiven && <Flash tone="danger">{refused.message}</Flash>}
        {doctor && <input type="hidden" name="version" value={text.version ?? doctor.version} />}
        <FormColumns>
          {doctorTextFields.filter((name) => name !== 'about').map(field)}
          <TextField
            name="ekalink"
            label={ekalinkRule.label}
            type="url"
            inputMode="url"
            placeholder="https://"
            maxLength={ekalinkRule.maxLength}
            defaultValue={text.ekalink ?? ''}
            error={errors.ekalink}
          />
          <WholeRow>{field('about')}</WholeRow>
          {slotFields.map(({ name, label }) => (
            <MultiSelect
              key={name}
              name={name}
              label={label}
              options={slotLabels}
              defaultSelected={refused?.values?.[name] ?? doctor?.[name].map(slotLabel)}
              error={errors[name]}
            />
          ))}
          {/* Sent with an empty text when no day is chosen, which would else mean unchanged. */}
          <WholeRow>
            <input type="hidden" name="workingDays" value="" />
            <MultiSelect
              name="workingDays"
              label="Working Days"
              marksOptional={false}
              options={workingWeek}
              defaultSelected={refused?.values?.workingDays ?? doctor?.workingDays ?? usualWorkingDays}
              error={errors.workingDays}
            />
          </WholeRow>
          {(['registrationCouncil', 'registrationNumber'] as const).map((name) => (
            <TextField
              key={name}
              name={name}
              label={registrationRules[name].label}
              hint={registrationHints[name]}
              autoComplete="off"
              maxLength={registrationRules[name].maxLength}
              defaultValue={text[name] ?? ''}
              error={errors[name]}
            />
          ))}
          <WholeRow>
            <LeaveFields entries={refused?.values?.leave ?? doctor?.leave ?? []} error={errors.leave} />
          </WholeRow>
          <PictureField
            present={doctor?.pictureUrl ?? null}
            lost={refused?.values?.hadPicture}
            error={errors.image}
          />
          <div>
            <input type="hidden" name="isActive" value="false" />
            <Checkbox
              name="isActive"
              value="true"
              label="Show on the website"
              hint="If not ticked, only staff can see this doctor."
              defaultChecked={text.isActive !== 'false'}
            />
          </div>
        </FormColumns>
        <FormButtons submit={doctor ? 'Update' : 'Create'} cancelTo={listPath} place="end" />
      </Stack>
    </Form>
  );
}

/** The specification: only digits are kept while the experience is edited. */
function keepDigits(event: FormEvent<HTMLInputElement>) {
  const input = event.currentTarget;
  const digits = input.value.replace(/\D/g, '');
  if (digits !== input.value) input.value = digits;
}
