/** What a doctor's form says, as typed: for checking it, for showing it again, and for a draft. */
import { typedRupees } from '#app/money/money.ts';
import { slotLabel } from '#app/time/slots.ts';
import type { RefusedForm } from '#app/ui/form/refused-form.ts';
import {
  doctorFieldRules,
  doctorTextFields,
  ekalinkRule,
  fieldMessage,
  type Namesake,
  type StaffDoctor,
} from './doctor.values.ts';
import {
  hoursMessages,
  type Leave,
  leaveMessage,
  registrationMessage,
  usualWorkingDays,
} from './hours/doctor-hours.ts';

/** What was typed, to be shown again beside the messages. */
export interface DoctorFormValues {
  readonly text: Readonly<Record<string, string>>;
  readonly hospitalSlots: readonly string[];
  readonly videoSlots: readonly string[];
  readonly workingDays: readonly string[];
  readonly leave: readonly Leave[];
  /** A chosen file cannot be put back into a form. */
  readonly hadPicture: boolean;
}

/** A field that two people changed, as `VersionChoice` shows it. */
export interface DoctorDifference {
  readonly field: string;
  readonly label: string;
  readonly mine: string;
  readonly theirs: string;
  /** Which of the two is offered: what only one of them changed is that one's. */
  readonly offered: 'mine' | 'theirs';
}

/** What the server answered to a doctor's form that it did not save. */
export interface RefusedDoctorForm extends RefusedForm<DoctorFormValues> {
  /** The doctor there is already, with this name and phone. */
  readonly namesake?: Namesake;
  /** Where somebody else saved in the meantime: what differs. */
  readonly differences?: readonly DoctorDifference[];
}

const optionalText = ['ekalink', 'registrationCouncil', 'registrationNumber'] as const;

function storedText({ contact, ...doctor }: StaffDoctor): Readonly<Record<string, string>> {
  const { feePaise, ...texts } = { ...doctor, ...contact };
  const stored = { ...texts, fees: typedRupees(feePaise) };
  return {
    ...Object.fromEntries(doctorTextFields.map((name) => [name, stored[name]])),
    ...Object.fromEntries(optionalText.map((name) => [name, doctor[name] ?? ''])),
    isActive: String(doctor.isActive),
    version: String(doctor.version),
  };
}

/** The form of a stored doctor, or the empty one. */
export function storedDoctorForm(doctor: StaffDoctor | undefined): DoctorFormValues {
  return {
    text: doctor ? storedText(doctor) : {},
    hospitalSlots: doctor?.hospitalSlots.map(slotLabel) ?? [],
    videoSlots: doctor?.videoSlots.map(slotLabel) ?? [],
    workingDays: doctor?.workingDays ?? usualWorkingDays,
    leave: doctor?.leave ?? [],
    hadPicture: false,
  };
}

/** The fields of a form, in the browser or as it was sent. */
type Fields = FormData | URLSearchParams;

/** The rows of leave in which something was typed. */
function typedLeave(fields: Fields): readonly Leave[] {
  const texts = (name: string) => fields.getAll(name).map(String);
  const [to, notes] = [texts('leaveTo'), texts('leaveNote')];
  return texts('leaveFrom')
    .map((from, place) => ({ from, to: to[place] ?? '', note: (notes[place] ?? '').trim() }))
    .filter(({ from, to: last, note }) => from !== '' || last !== '' || note !== '');
}

/** What a form in the browser says. */
export function typedDoctorForm(fields: Fields): DoctorFormValues {
  const chosen = (name: string) => fields.getAll(name).map(String).filter(Boolean);
  const names = [...doctorTextFields, ...optionalText, 'isActive', 'version'];
  return {
    // A check box comes after a hidden field of its name, so the last value counts.
    text: Object.fromEntries(names.map((name) => [name, String(fields.getAll(name).at(-1) ?? '')])),
    hospitalSlots: chosen('hospitalSlots'),
    videoSlots: chosen('videoSlots'),
    workingDays: chosen('workingDays'),
    leave: typedLeave(fields),
    hadPicture: false,
  };
}

/** What a form lacks, by field; the server asks the same rules again. */
export function doctorFormMessages({ text, workingDays, leave }: DoctorFormValues): Record<string, string> {
  const typed = (name: string) => text[name] ?? '';
  const link = typed('ekalink').trim();
  const { registrationCouncil: council, registrationNumber: number } = text;
  const registration = registrationMessage(council ?? '', number ?? '');
  const found = {
    ...Object.fromEntries(
      doctorTextFields.map((name) => [name, fieldMessage(doctorFieldRules[name], typed(name))]),
    ),
    ekalink: link === '' || link === 'null' ? undefined : fieldMessage(ekalinkRule, link),
    [(council ?? '').trim() === '' ? 'registrationCouncil' : 'registrationNumber']: registration,
    workingDays: workingDays.length === 0 ? hoursMessages.noWorkingDay : undefined,
    leave: leaveMessage(leave),
  };
  return Object.fromEntries(Object.entries(found).flatMap(([name, text]) => (text ? [[name, text]] : [])));
}

/** The name of the radio buttons that choose between two versions of a field. */
export const versionChoiceName = (field: string) => `choice-${field}`;

/** A form that is opened: for a new doctor, or for one there is. */
interface OpenedForm {
  readonly edited?: string;
  readonly isTimesAlone?: boolean;
  readonly copied?: string;
}

/** Under which name the browser keeps what was typed and not saved. */
export function doctorDraftName({ edited, isTimesAlone, copied }: OpenedForm = {}): string {
  if (edited !== undefined) return isTimesAlone ? `times of doctor ${edited}` : `doctor ${edited}`;
  return copied === undefined ? 'new doctor' : `new doctor like ${copied}`;
}
