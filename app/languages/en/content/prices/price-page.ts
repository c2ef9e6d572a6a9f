import { type Price, roomGst } from '#app/content/prices/prices.ts';
import type { UsualStay } from '#app/hospital-facts/fact-types.ts';
import type { Around, Linked } from '#app/languages/messages.ts';
import { plural } from '#app/languages/plural.ts';
import { formatMoney, type Paise } from '#app/money/money.ts';

/** A room with GST, and its price a day including GST. */
type RoomWithGst = Pick<Price, 'name'> & { readonly aDay: Paise };

/** A room with its rent for a stay, including GST. */
type RoomForStay = Pick<Price, 'name'> & { readonly rent: Paise };

const daysOf = (days: number) => `${days} ${plural('en', days, { one: 'day', other: 'days' })}`;

const rangeOfDays = ({ fromDays, toDays }: UsualStay) =>
  fromDays === toDays ? daysOf(toDays) : `${fromDays} to ${daysOf(toDays)}`;

export const pricePageWords = {
  intro: [
    'The fee for a consultation is set by each doctor. You find it on ',
    'the doctors’ page',
    '.',
  ] satisfies Linked,
  insuredInShort: [
    'Insurance: ',
    'it often pays for a stay, seldom for visits. Of 268 policies studied, 267 left out alcohol and drugs, so detox too. ',
    'Check before you come',
    '.',
  ] satisfies [strong: string, words: string, link: string, end: string],
  /** The sum of a stay for detox. */
  detoxInShort: (days: number, rooms: readonly RoomForStay[]) =>
    `${daysOf(days)} of detox, or another stay: ${rooms
      .map(({ name, rent }) => `${formatMoney(rent)} in the ${name.toLowerCase()}`)
      .join(', or ')}, with GST. The doctor’s fee, tests and medicines are extra.`,
  /** Links at the beginning, each to the id of a part of the page. */
  jump: {
    label: 'Jump to',
    to: [
      ['therapy', 'Sessions'],
      ['testing', 'Tests'],
      ['rooms', 'Stay'],
      ['insurance', 'Insurance'],
    ] satisfies (readonly [id: string, text: string])[],
  },
  planTitle: 'Work out your cost',
  planWords:
    'Choose what you have been advised, or what you are thinking about. You give no name, and nothing is booked.',
  insurance: 'Insurance',
  packsCostLess: (sizes: readonly number[]) => `${sizes.join(' or ')} sessions taken together cost less.`,
  readCounselling: ['Read about ', 'counselling and therapy', '.'] satisfies Linked,
  readRelaxation: ['Read what each one is like: ', 'relaxation therapy', '.'] satisfies Linked,
  tests: 'Not everybody needs a test. Ask what it would tell you.',
  rooms: (rooms: readonly RoomWithGst[]) => {
    const withGst = rooms.map(
      ({ name, aDay }) => `the ${name.toLowerCase()} then comes to ${formatMoney(aDay)} a day`,
    );
    const which = withGst.length > 0 ? ` (${withGst.join(', ')})` : '';
    return `${roomGst.percent}% GST extra where it applies: on a room above ${formatMoney(roomGst.aboveADay)} a day${which}.`;
  },
  /** Table of the rooms side by side. */
  comparison: {
    what: 'What you pay for',
    generalWard: 'General ward',
    ask: 'Ask us',
    kind: 'The room',
    shared: 'Shared with others',
    own: 'Your own',
    aDay: '1 day, before GST',
    withGst: (days: number) => `${daysOf(days)} with GST`,
    usualStay: (stay: UsualStay, isSample: boolean) =>
      `Usual stay with GST: ${rangeOfDays(stay)}${isSample ? ', a sample' : ''}`,
    range: (from: string, to: string) => (from === to ? from : `${from} to ${to}`),
    extras: ['The doctor’s fee', 'Therapy and tests on this page', 'Medicines'],
    extra: 'Extra',
    mostStay: (stay: UsualStay, isSample: boolean) =>
      `Most people stay ${rangeOfDays(stay)}.${isSample ? ' (Sample: to be confirmed by the hospital.)' : ''}`,
    included:
      'Ask us what else the price of a room includes, such as meals, nursing and a bed for a relative.',
  },
  insuranceTitle: 'Insurance: check your policy first',
  insuranceWords: [
    'For a stay every insurer must cover illness of the mind on the same basis as illness of the body (Mental Healthcare Act, section 21). Ayushman and Chirayu pay for stays too, at a hospital on their list. Ask us whether ours is.',
    'Outpatient visits can be cashless through a TPA, the company that settles claims for an insurer. That works only for what your policy covers.',
    'Many policies leave mental health visits out. In a study of 268 policies, 23 covered outpatient care, and 267 left out treatment for alcohol or drug use. Yours may be different: read it, or ask your insurer or TPA before you count on it.',
  ],
  readInsurance: ['Read what the law asks of insurers: ', 'papers and money', '.'] satisfies Linked,
  ask: ['Have your policy at hand, call us on ', ', and ask.'] satisfies Around,
};
