import { type FocusEvent, type FormEvent, Fragment, useState } from 'react';
import { parsePhone } from '#app/contact-details/phone.ts';
import { enteredTextName } from '#app/languages/entered-texts.ts';
import { withPlainDigits } from '#app/languages/plain-digits.ts';
import { Checkbox } from '#app/ui/checkbox/checkbox.tsx';
import { ChoiceGroup } from '#app/ui/choice-group/choice-group.tsx';
import { SelectField, type SelectOption } from '#app/ui/field/select-field.tsx';
import { TextField, type TextFieldProps } from '#app/ui/field/text-field.tsx';
import { FormColumns, WholeRow } from '#app/ui/form/form-layout.tsx';
import { FormSection } from '#app/ui/form/form-section.tsx';
import type { FieldMessages } from '#app/ui/form/refused-form.ts';
import { languageNames } from '#messages/doctors/languages.ts';
import {
  consultingLanguages,
  type DoctorFieldRule,
  doctorFieldRules,
  ekalinkRule,
  genderLabel,
  languagesLabel,
  videoLinkRule,
} from '../doctor.values.ts';
import type { DoctorFormLists, DoctorFormValues } from '../doctor-form.ts';
import { registrationRules } from '../hours/doctor-hours.ts';
import { paymentBeforeLabel, paymentBeforeLabels } from '../payment-before.ts';
import { previewSummary } from './card-preview.css.ts';
import { NameInLanguage } from './name-in-language.tsx';
import { PictureField } from './picture-field.tsx';
import { TimeSection } from './time-section.tsx';

interface DoctorSectionsProps {
  readonly values: DoctorFormValues;
  readonly errors: FieldMessages;
  readonly lists: DoctorFormLists;
  /** Address of the stored picture. */
  readonly pictureUrl: string | null;
  /** Called after a change of the picture that fires no form event. */
  readonly onSettled: () => void;
}

const inputs: Readonly<Partial<Record<keyof typeof rules, Partial<TextFieldProps>>>> = {
  name: { autoComplete: 'off' },
  hospital: { placeholder: 'Hospital or 1st description' },
  experience: { inputMode: 'numeric', hint: 'In years', onInput: keepDigits },
  fees: { inputMode: 'numeric', hint: 'In rupees, for one consultation' },
  phone: {
    type: 'tel',
    inputMode: 'tel',
    autoComplete: 'off',
    hint: '10 digits; shown to staff only',
    onBlur: showDigits,
  },
  email: { type: 'email', autoComplete: 'off', hint: 'Shown to staff only' },
  awards: { hint: 'Type ‘None’ if there are none. The website then shows no memberships.' },
  about: { multiline: true, rows: 5 },
  registrationCouncil: { autoComplete: 'off', hint: 'Such as Haryana Medical Council' },
  registrationNumber: {
    autoComplete: 'off',
    hint: 'Shown to the public; without it no video appointments',
  },
  ekalink: { type: 'url', inputMode: 'url', placeholder: 'https://' },
  videoLink: {
    type: 'url',
    inputMode: 'url',
    placeholder: 'https://',
    hint: 'Shown to patients only at their visit. All get the same: use a waiting room',
  },
};

/** Fields of text. Those of `doctorFieldRules` are required. */
const rules = { ...doctorFieldRules, ...registrationRules, ekalink: ekalinkRule, videoLink: videoLinkRule };

const genderOptions = [
  { value: '', label: 'Not said' },
  { value: 'woman', label: 'Woman' },
  { value: 'man', label: 'Man' },
] as const;

const paymentBeforeOptions = Object.entries(paymentBeforeLabels).map(([value, label]) => ({ value, label }));

const languageOptions = consultingLanguages.map((value) => ({ value, label: languageNames[value] }));

/** Fields of a doctor in sections: picture first, contact for staff only in one section, times last. */
export function DoctorSections({ values, errors, lists, pictureUrl, onSettled }: DoctorSectionsProps) {
  const { text } = values;
  const [name, setName] = useState(text.name ?? '');
  const field = (name: keyof typeof rules, more?: Partial<TextFieldProps>) => {
    const { label, maxLength, normalise }: Pick<DoctorFieldRule, 'label' | 'maxLength' | 'normalise'> =
      rules[name];
    return (
      <TextField
        name={name}
        label={label}
        required={name in doctorFieldRules}
        maxLength={normalise ? undefined : maxLength}
        defaultValue={text[name] ?? ''}
        error={errors[name]}
        {...inputs[name]}
        {...more}
      />
    );
  };
  const fields = (...names: readonly (keyof typeof rules)[]) =>
    names.map((name) => <Fragment key={name}>{field(name)}</Fragment>);
  return (
    <>
      <FormSection title="Photograph">
        <PictureField
          present={pictureUrl}
          lost={values.hadPicture}
          error={errors.image}
          onSettled={onSettled}
        />
      </FormSection>
      <FormSection title="Who">
        <FormColumns>
          {field('name', { onInput: ({ currentTarget }) => setName(currentTarget.value) })}
          <SelectField
            name="specialization"
            label={doctorFieldRules.specialization.label}
            required
            placeholder="Choose one"
            options={specialtyOptions(lists.specialties, text.specialization ?? '')}
            defaultValue={text.specialization ?? ''}
            error={errors.specialization}
          />
          {fields('hospital', 'qualification', 'experience', 'awards')}
          <ChoiceGroup
            type="radio"
            name="gender"
            legend={genderLabel}
            hint="Some people want to talk to a woman, others to a man."
            options={genderOptions}
            chosen={[text.gender ?? '']}
            {...(errors.gender && { error: errors.gender })}
          />
          {/* The empty field tells "no language chosen" from "field not sent", which leaves the stored languages unchanged. */}
          <div>
            <input type="hidden" name="languages" value="" />
            <ChoiceGroup
              type="checkbox"
              name="languages"
              legend={languagesLabel}
              hint="Languages in which the doctor can consult"
              options={languageOptions}
              chosen={values.languages}
              {...(errors.languages && { error: errors.languages })}
            />
          </div>
        </FormColumns>
      </FormSection>
      <FormSection title="Consultation">
        <FormColumns>
          {fields('fees')}
          <ChoiceGroup
            type="radio"
            name="paymentBefore"
            legend={paymentBeforeLabel}
            hint="Once the visit is confirmed, the patient’s own page shows how to pay by UPI. It needs the UPI id of the hospital."
            options={paymentBeforeOptions}
            chosen={[text.paymentBefore ?? '']}
            {...(errors.paymentBefore && { error: errors.paymentBefore })}
          />
        </FormColumns>
      </FormSection>
      <FormSection title="Contact" hint="For staff only: the website shows the hospital’s own numbers.">
        <FormColumns>{fields('phone', 'email')}</FormColumns>
      </FormSection>
      <FormSection title="Profile">
        <FormColumns>
          <WholeRow>{field('about')}</WholeRow>
          {fields('registrationCouncil', 'registrationNumber', 'ekalink', 'videoLink')}
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
      </FormSection>
      <DoctorTexts name={name} languages={lists.languages} text={text} errors={errors} />
      <TimeSection values={values} errors={errors} />
    </>
  );
}

/** The list, and the stored text while nobody has chosen from the list. */
const specialtyOptions = (names: readonly string[], stored: string): readonly SelectOption[] =>
  [...(stored === '' || names.includes(stored) ? [] : [stored]), ...names].map((name) => ({
    value: name,
    label: name,
  }));

interface DoctorTextsProps extends Pick<DoctorSectionsProps, 'errors'>, Pick<DoctorFormValues, 'text'> {
  readonly languages: DoctorFormLists['languages'];
  /** The doctor's name in English, as typed at this moment. */
  readonly name: string;
}

/** Folded fields for the texts in each other language. A fold with an error is open. */
function DoctorTexts({ languages, name: english, text, errors }: DoctorTextsProps) {
  return (
    <FormSection
      title="Other languages"
      hint="Without a text, the page in that language shows the English one."
    >
      {languages.map(({ tag, name: language, script, fields }) => (
        <details key={tag} open={fields.some(({ name }) => errors[name]) || undefined}>
          <summary className={previewSummary}>{`In ${language}`}</summary>
          <FormColumns>
            {fields.map((field) => {
              const attributes = {
                ...{ ...field, lang: tag, autoComplete: 'off', rows: 2 },
                defaultValue: text[field.name] ?? '',
                error: errors[field.name],
              };
              return field.name === enteredTextName('name', tag) ? (
                <NameInLanguage key={field.name} {...attributes} script={script} english={english} />
              ) : (
                <TextField key={field.name} {...attributes} />
              );
            })}
          </FormColumns>
        </details>
      ))}
    </FormSection>
  );
}

/** Sets the value of a field only if it differs, because setting it moves the cursor. */
function setValue(input: HTMLInputElement, text: string) {
  if (text !== input.value) input.value = text;
}

/** Removes everything but digits while the experience is typed (requirement 40). */
function keepDigits({ currentTarget }: FormEvent<HTMLInputElement>) {
  setValue(currentTarget, withPlainDigits(currentTarget.value).replace(/\D/g, ''));
}

/** Shows a complete number as it will be stored, once the reader leaves the field. Nothing is cut while they type. */
function showDigits({ currentTarget }: FocusEvent<HTMLInputElement>) {
  setValue(currentTarget, parsePhone(currentTarget.value) ?? currentTarget.value);
}
