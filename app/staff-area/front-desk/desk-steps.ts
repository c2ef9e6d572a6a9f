import {
  type AppointmentStatus,
  type AppointmentSummary,
  isLive,
  isWithDoctor,
  nextStatuses,
} from '#app/appointments/appointment.values.ts';
import type { ShownStatus } from '#app/appointments/appointment.words.ts';
import { momentInIndia } from '#app/time/calendar.ts';
import { dayText } from '#app/time/long-date.ts';
import { slotLabel } from '#app/time/slots.ts';
import type { Tone } from '#app/ui/badge/badge.tsx';
import type { RefusedForm } from '#app/ui/form/refused-form.ts';

/** Steps that take one click, most likely first. */
export const deskSteps = ['confirm', 'arrive', 'complete', 'with-doctor', 'no-show'] as const;
export type DeskStep = (typeof deskSteps)[number];

const stepsAfterwards: readonly DeskStep[] = ['complete', 'arrive', 'no-show', 'confirm'];

/** Value of the button that saves the answer about messages. */
export const answerMessagesStep = 'answer-messages';

/** Value of the button that saves the language of the patient. */
export const chooseLanguageStep = 'choose-language';

/** Value of the button that saves age group and sex. */
export const aboutPersonStep = 'about-person';

/** Value of the button that saves the link of a visit by video. */
export const videoLinkStep = 'video-link';

/** Message if the database fails during a step. */
export const stepFailure = 'Failed to change the appointment';

export const stepLabels: Readonly<Record<DeskStep, string>> = {
  confirm: 'Confirm',
  arrive: 'Arrived',
  complete: 'Complete',
  'with-doctor': 'With the doctor',
  'no-show': 'Did not come',
};

/** The change that a step makes in the appointment store. */
export const stepChanges: Readonly<
  Record<
    DeskStep,
    { readonly status: AppointmentStatus } | { readonly arrived: true } | { readonly withDoctor: true }
  >
> = {
  confirm: { status: 'confirmed' },
  arrive: { arrived: true },
  complete: { status: 'completed' },
  'with-doctor': { withDoctor: true },
  'no-show': { status: 'no-show' },
};

/** Questions of the steps that end a visit, before its time. */
const earlyQuestions: Readonly<Partial<Record<DeskStep, string>>> = {
  complete: 'Is it over already?',
  'no-show': 'Mark it as missed already?',
};

/** Field of a step that answers the question before it. */
export const sureField = { name: 'sure', value: 'yes' } as const;

/** A refused step. `ask` is the step that needs a yes first. */
export interface RefusedStep extends RefusedForm<{ readonly videoLink: string }> {
  readonly ask?: DeskStep;
}

/** The question before a step on a visit whose time has not come; undefined if it needs none. */
export function earlyQuestion(
  step: DeskStep,
  { day, minute, status }: Pick<AppointmentSummary, 'day' | 'minute' | 'status'>,
  now: Date,
): string | undefined {
  const change = stepChanges[step];
  const isPossible = 'status' in change && nextStatuses[status].includes(change.status);
  const question = earlyQuestions[step];
  return isPossible && question !== undefined && momentInIndia(day, minute) > now
    ? `This visit is booked for ${dayText(day)}, ${slotLabel(minute)}. ${question}`
    : undefined;
}

/** Returns the badge tone of an appointment's status. */
export function statusTone({ status, arrivedAt }: Pick<AppointmentSummary, 'status' | 'arrivedAt'>): Tone {
  if (status === 'requested') return 'accent';
  if (status === 'confirmed') return arrivedAt === null ? 'neutral' : 'positive';
  return status === 'completed' ? 'positive' : status === 'no-show' ? 'danger' : 'neutral';
}

type Standing = ShownStatus & Pick<AppointmentSummary, 'day'>;

/**
 * Returns the steps that the state rules allow. Arrival and no-show are possible only from the day of the
 * appointment on. After that day the steps that say what came of the visit come first.
 */
export function allowedSteps(
  { status, arrivedAt, withDoctorAt, day }: Standing,
  today: string,
): readonly DeskStep[] {
  const isDue = day <= today;
  const steps = day < today ? stepsAfterwards : deskSteps;
  const may: Record<DeskStep, boolean> = {
    confirm: nextStatuses[status].includes('confirmed'),
    arrive: isDue && isLive(status) && arrivedAt === null,
    complete: isDue && nextStatuses[status].includes('completed'),
    'with-doctor': day === today && status === 'confirmed' && arrivedAt !== null && withDoctorAt === null,
    'no-show': isDue && nextStatuses[status].includes('no-show') && arrivedAt === null,
  };
  return steps.filter((step) => may[step]);
}

/**
 * Whether an appointment is already in the state of a step. A person may submit a step again if the first
 * response was lost.
 */
export function isStepDone(step: DeskStep, { status, arrivedAt, withDoctorAt }: ShownStatus): boolean {
  if (step === 'with-doctor') return isWithDoctor({ status, withDoctorAt });
  if (step === 'arrive') return status === 'confirmed' && arrivedAt !== null;
  const change = stepChanges[step];
  return 'status' in change && change.status === status;
}

/** Whether an appointment can be moved or cancelled. */
export const isChangeableByDesk = ({ status }: Pick<Standing, 'status'>) => isLive(status);

export const isDeskStep = (text: string | null): text is DeskStep => deskSteps.some((step) => step === text);
