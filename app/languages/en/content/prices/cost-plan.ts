import { planLimits } from '#app/content/prices/plan-limits.ts';
import type { Linked } from '#app/languages/messages.ts';
import { plural } from '#app/languages/plural.ts';
import { formatMoney, type Paise } from '#app/money/money.ts';
import { longDate } from '#app/time/long-date.ts';

const { sessions: mostSessions, days: mostDays } = planLimits;

/** Formats a count with its unit, such as '1 session' or '4 days'. */
const counted = (count: number, unit: 'day' | 'session') =>
  `${count} ${plural('en', count, { one: unit, other: `${unit}s` })}`;

const onList = (what: string) => `Choose one ${what} on the list, or none.`;

const whole = (what: string, most: number) => `Type the ${what} as a whole number from 1 to ${most}.`;

/** Refusals of the cost planner's form. */
export const planProblems = {
  therapy: onList('therapy'),
  counselling: onList('kind of counselling'),
  relaxation: onList('kind of relaxation'),
  room: onList('room'),
  pack: ({ sizes }: { readonly sizes: readonly number[] }) =>
    `Choose single sessions or a pack of ${sizes.join(' or ')}.`,
  tests: 'Choose tests on the list only.',
  sessions: whole('sessions of therapy', mostSessions),
  counsellingSessions: whole('sessions of counselling', mostSessions),
  relaxationSessions: whole('sessions of relaxation', mostSessions),
  days: whole('days in the room', mostDays),
  noTherapy: 'Choose the therapy that these sessions are for.',
  noCounselling: 'Choose the counselling for these sessions, or leave their number empty.',
  noRelaxation: 'Choose the relaxation for these sessions, or leave their number empty.',
  noRoom: 'Choose the room for these days, or leave the days empty.',
};

export const planWords = {
  refused: 'We could not work this out yet',
  estimate: {
    sessionsAt: (count: number, cost: Paise) => `${counted(count, 'session')} at ${formatMoney(cost)}`,
    daysAt: (count: number, cost: Paise) => `${counted(count, 'day')} at ${formatMoney(cost)}`,
    pack: (sessions: number, saving: Paise) =>
      `Pack of ${sessions} sessions. You save ${formatMoney(saving)}.`,
    tip: (sessions: number, saving: Paise) =>
      `A pack of ${sessions} costs ${formatMoney(saving)} less than ${sessions} single sessions.`,
    counselling: (name: string) => `Counselling: ${name}`,
    relaxation: (name: string) => `Relaxation: ${name}`,
    test: 'Test',
    gst: (percent: number) => `${percent}% GST on the room`,
    gstADay: (amount: Paise) => `${formatMoney(amount)} a day, where it applies`,
  },
  form: {
    none: 'None',
    single: 'Single sessions',
    pack: (sessions: number, percentOff: number) => `Pack of ${sessions}, ${percentOff}% less`,
    therapy: 'Therapy',
    howMany: 'How many sessions of therapy',
    sessions: 'Sessions of therapy',
    counselling: 'Counselling',
    counsellingSessions: 'Sessions of counselling',
    relaxation: 'Relaxation',
    relaxationSessions: 'Sessions of relaxation',
    tests: 'Tests',
    room: 'Room, for detox or another stay',
    noStay: 'No stay',
    aDay: ' a day',
    days: 'Days in the room',
    workOut: 'Work out the cost',
    again: 'Start again',
  },
  invitation: {
    nothing: [
      'Nothing is chosen yet',
      'Choose at least one thing in the form, then press “Work out the cost”. Or start from one of these.',
    ] satisfies [title: string, words: string],
    first: [
      'Your estimate comes here',
      'Choose what you want to know about and press “Work out the cost”. Or start from one of these.',
    ] satisfies [title: string, words: string],
    /** Examples of a plan, with the name of the price. */
    examples: {
      month: (name: string) => `${name}: four sessions, one a week for a month`,
      pack: (name: string, sessions: number) => `${name}: a pack of ${sessions} sessions`,
      detox: (name: string, days: number) => `Detox: ${days} days in the ${name.toLowerCase()}`,
    },
  },
  sheet: {
    title: 'Your estimate',
    day: longDate,
    estimate: ['This is an estimate, not a bill.', ' It adds up our listed prices.'] satisfies [
      strong: string,
      words: string,
    ],
    notIn: 'What is not in this',
    fee: [
      'The consultation fee: each doctor sets it, and you find it on ',
      'the doctors’ page',
      '.',
    ] satisfies Linked,
    medicines: 'Medicines.',
    other: 'Anything else that is not on our price lists.',
    insurance: [
      'Ask us what your insurance covers',
      'Policies differ, and many leave out visits like these.',
      'Call ',
    ] satisfies [title: string, words: string, call: string],
    print: 'Print this estimate',
    link: 'Link to this estimate, to keep or send',
    change: 'Change your choices',
    what: 'What',
    cost: 'Cost',
    total: 'Total',
  },
};

/** Words of the lines of an estimate. */
export type EstimateWords = (typeof planWords)['estimate'];
