import {
  type AppointmentStatus,
  type AppointmentSummary,
  isLive,
  nextStatuses,
} from '#app/appointments/appointment.values.ts';

/** What the front desk does with an appointment at one press, the likeliest first. */
export const deskSteps = ['confirm', 'arrive', 'complete', 'no-show'] as const;
export type DeskStep = (typeof deskSteps)[number];

export const stepLabels: Readonly<Record<DeskStep, string>> = {
  confirm: 'Confirm',
  arrive: 'Arrived',
  complete: 'Complete',
  'no-show': 'Did not come',
};

/** What a step asks of the store, in the words that every caller uses. */
export const stepChanges: Readonly<
  Record<DeskStep, { readonly status: AppointmentStatus } | { readonly arrived: true }>
> = {
  confirm: { status: 'confirmed' },
  arrive: { arrived: true },
  complete: { status: 'completed' },
  'no-show': { status: 'no-show' },
};

type Standing = Pick<AppointmentSummary, 'status' | 'arrivedAt' | 'day'>;

/** The steps that the state rules allow; nobody arrives, or fails to, before the day. */
export function possibleSteps({ status, arrivedAt, day }: Standing, today: string): readonly DeskStep[] {
  const isDue = day <= today;
  const may: Record<DeskStep, boolean> = {
    confirm: nextStatuses[status].includes('confirmed'),
    arrive: isDue && isLive(status) && arrivedAt === null,
    complete: isDue && nextStatuses[status].includes('completed'),
    'no-show': isDue && nextStatuses[status].includes('no-show') && arrivedAt === null,
  };
  return deskSteps.filter((step) => may[step]);
}

/** Whether an appointment stands where a step leads: a press whose answer was lost on the line is pressed again. */
export function isTaken(
  step: DeskStep,
  { status, arrivedAt }: Pick<Standing, 'status' | 'arrivedAt'>,
): boolean {
  if (step === 'arrive') return status === 'confirmed' && arrivedAt !== null;
  const change = stepChanges[step];
  return 'status' in change && change.status === status;
}

/** Whether it can still be moved or cancelled. */
export const isOpen = ({ status }: Pick<Standing, 'status'>) => isLive(status);

export const isDeskStep = (text: string | null): text is DeskStep => deskSteps.some((step) => step === text);
