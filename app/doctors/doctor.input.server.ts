import type { EnteredTextChanges } from '#app/languages/entered-texts.ts';
import type { LocalizedMessage } from '#app/languages/localized-message.ts';
import { parseMoney, zeroPaise } from '#app/money/money.ts';
import { type FieldProblems, fieldProblem, ProblemError } from '#app/platform/http/problems.server.ts';
import { staffMessage } from '#app/platform/http/staff-message.server.ts';
import { cleanText } from '#app/platform/input/clean-text.server.ts';
import { errorOptions, fieldErrors, shortText, type } from '#app/platform/input/input.server.ts';
import { slotMessage, slotOf, slots } from '#app/time/slots.ts';
import { languageNames } from '#messages/doctors/languages.ts';
import {
  availabilities,
  consultingLanguages,
  type DoctorFieldRule,
  type DoctorText,
  type DoctorTextField,
  doctorFieldRules,
  doctorMessages,
  doctorTextFields,
  ekalinkRule,
  fieldError,
  genders,
  normalizedFieldText,
  videoLinkRule,
} from './doctor.values.ts';
import { doctorTextError, doctorTextRules } from './doctor-texts.server.ts';
import { hoursFields } from './hours/doctor-hours.input.server.ts';
import { registrationMessage } from './hours/doctor-hours.ts';
import { sentHoursOf, weekdayHoursMessage } from './hours/weekday-hours.input.server.ts';
import { paymentBeforeMessage, paymentsBefore } from './payment-before.ts';

/** Limit for `cleanText`, far above the limit of any field. The field's own rule gives the message with its label. */
const anyLength = 20_000;

/**
 * Schema of a field with a rule, checked in one pipe step. If a field has several steps, arktype reports only
 * errors of the first step while other fields have errors too.
 *
 * @param read returns the value of a text that the rule accepts
 */
function ruled<Value>(rule: DoctorFieldRule, read: (text: string) => Value) {
  return type('string').pipe((raw, check) => {
    const clean = cleanText(raw, { max: anyLength, lines: rule.hasLines ?? false });
    if ('problem' in clean) return check.error(errorOptions(clean.problem));
    const message = fieldError(rule, clean.text);
    if (message !== undefined) return check.error(errorOptions(staffMessage(message)));
    return read(clean.text);
  });
}

/** An optional link. The text 'null' means that there is none (requirement 24). */
const link = (rule: DoctorFieldRule) =>
  shortText(anyLength).pipe((text, check) => {
    if (text === '' || text.toLowerCase() === 'null') return null;
    const message = fieldError(rule, text);
    if (message === undefined && URL.canParse(text)) return text;
    return check.error(errorOptions(staffMessage(message ?? rule.message)));
  });

const wrongSlots = staffMessage(slotMessage);

/** Converts slot labels to minutes of the day, sorted and without duplicates. */
const chosenSlots = type('string[]').pipe((labels, check) => {
  const chosen = new Set(labels.map(slotOf));
  return chosen.has(undefined)
    ? check.error(errorOptions(wrongSlots))
    : slots.filter((slot) => chosen.has(slot));
});

const wrongAvailability = staffMessage("Availability must be 'available' or 'unavailable'.");

const availability = type('string').pipe(
  (text, check) =>
    availabilities.find((value) => value === text) ?? check.error(errorOptions(wrongAvailability)),
);

/** Gender: 'woman', 'man', or an empty text, which becomes null. */
const gender = type('string').pipe((text, check) => {
  if (text === '') return null;
  return (
    genders.find((value) => value === text) ?? check.error(errorOptions(staffMessage(doctorMessages.gender)))
  );
});

/** Visits that are to be paid before; an empty text becomes null. */
const paymentBefore = type('string').pipe((text, check) => {
  if (text === '') return null;
  return (
    paymentsBefore.find((value) => value === text) ??
    check.error(errorOptions(staffMessage(paymentBeforeMessage)))
  );
});

const languageOf = (text: string) =>
  consultingLanguages.find(
    (language) => language === text || languageNames[language].toLowerCase() === text.trim().toLowerCase(),
  );

/** Languages by tag or English name, sorted and without duplicates. */
const languages = type('string[]').pipe((texts, check) => {
  const chosen = new Set(texts.map(languageOf));
  return chosen.has(undefined)
    ? check.error(errorOptions(staffMessage(doctorMessages.languages)))
    : consultingLanguages.filter((language) => chosen.has(language));
});

const yesOrNo = type('string').pipe((text, check) =>
  text === 'true' || text === 'false'
    ? text === 'true'
    : check.error(errorOptions(staffMessage("This must be 'true' or 'false'."))),
);

const wholeNumber = type('string').pipe((text, check) =>
  /^\d{1,9}$/.test(text)
    ? Number(text)
    : check.error(errorOptions(staffMessage('This must be a whole number.'))),
);

/**
 * Reads the texts in other locales. They are outside the schema, because their names depend on the list of locales.
 *
 * @returns changes of the texts that were sent; undefined if none was
 */
function readTexts(sent: UncheckedDoctor) {
  const texts: Record<string, Record<string, string | null>> = {};
  const errors: Record<string, LocalizedMessage> = {};
  for (const rule of doctorTextRules) {
    const raw = sent[rule.name];
    if (typeof raw !== 'string') continue;
    const clean = cleanText(raw, { max: anyLength, lines: rule.multiline });
    const text = 'text' in clean ? normalizedFieldText(rule, clean.text) : '';
    const wrong = doctorTextError(rule, text);
    if ('problem' in clean) errors[rule.name] = clean.problem;
    else if (wrong !== undefined) errors[rule.name] = staffMessage(wrong);
    texts[rule.locale] = { ...texts[rule.locale], [rule.text]: text === '' ? null : text };
  }
  const changes: EnteredTextChanges<DoctorText> | undefined =
    Object.keys(texts).length === 0 ? undefined : texts;
  return { texts: changes, errors };
}

const ruledText = (rule: DoctorFieldRule) => ruled(rule, (text) => normalizedFieldText(rule, text));

const requiredTexts = Object.fromEntries(
  doctorTextFields.map((name) => [name, ruledText(doctorFieldRules[name])]),
) as Readonly<Record<DoctorTextField, ReturnType<typeof ruledText>>>;

/** Schema of a created or changed doctor, shared by the form action and the API (requirement 51). */
const doctorInput = type({
  ...requiredTexts,
  fees: ruled(doctorFieldRules.fees, (text) => parseMoney(text) ?? zeroPaise),
  'ekalink?': link(ekalinkRule),
  'videoLink?': link(videoLinkRule),
  hospitalSlots: chosenSlots,
  videoSlots: chosenSlots,
  'availability?': availability,
  'isActive?': yesOrNo,
  'version?': wholeNumber,
  'gender?': gender,
  'paymentBefore?': paymentBefore,
  'languages?': languages,
  ...hoursFields,
  '+': 'delete',
}).pipe(({ fees, ...fields }) => ({ ...fields, feePaise: fees }));

export type DoctorInput = typeof doctorInput.infer & {
  /** Changes of the texts in other locales. */
  readonly texts?: EnteredTextChanges<DoctorText>;
};

const availabilityInput = type({ availability, '+': 'delete' });

/** @throws ProblemError 400 unless `availability` is 'available' or 'unavailable' */
export function parseAvailability(body: unknown): typeof availabilityInput.infer {
  const parsed = availabilityInput(body);
  if (!(parsed instanceof type.errors)) return parsed;
  throw new ProblemError(400, fieldProblem('availability', wrongAvailability));
}

/** Unchecked fields of a doctor by name: texts, lists of texts, and leave entries. */
export interface UncheckedDoctor {
  readonly registrationCouncil?: string;
  readonly registrationNumber?: string;
  readonly [field: string]: unknown;
}

/**
 * Checks the fields of a doctor from the form, the API or a spreadsheet.
 *
 * @returns the input, or the messages of all failing fields at once
 */
export function checkDoctor(
  sent: UncheckedDoctor,
):
  | { readonly input: DoctorInput; readonly errors?: undefined }
  | { readonly input?: undefined; readonly errors: FieldProblems } {
  const { registrationCouncil = '', registrationNumber = '' } = sent;
  const input = doctorInput(sent);
  const { texts, errors: textErrors } = readTexts(sent);
  const errors: Record<string, LocalizedMessage> = {
    ...(input instanceof type.errors && namedByField(fieldErrors(input))),
    ...textErrors,
  };
  const registration = registrationMessage(registrationCouncil, registrationNumber);
  if (registration) {
    errors[registrationCouncil.trim() === '' ? 'registrationCouncil' : 'registrationNumber'] ??=
      staffMessage(registration);
  }
  const notWorking = hoursOnOtherDays(sent);
  if (notWorking) errors.weekdayHours ??= staffMessage(notWorking);
  return input instanceof type.errors || Object.keys(errors).length > 0
    ? { errors }
    : { input: { ...input, ...(texts && { texts }) } };
}

/** Message for hours of a weekday that is not a working day. Known only if both fields were sent. */
function hoursOnOtherDays({ weekdayHours, workingDays }: UncheckedDoctor): string | undefined {
  const hours = sentHoursOf(weekdayHours);
  return hours && Array.isArray(workingDays) ? weekdayHoursMessage(hours, workingDays) : undefined;
}

/** Assigns an error inside a list ('hospitalSlots.3') to the list's field, and replaces slot errors by one message. */
function namedByField(errors: FieldProblems): Record<string, LocalizedMessage> {
  return Object.fromEntries(
    Object.entries(errors).map(([path, message]) => {
      const field = path.split('.')[0] ?? path;
      return [field, field.endsWith('Slots') ? wrongSlots : message];
    }),
  );
}
