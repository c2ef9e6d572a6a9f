import { formatMoney, fromRupees } from '#app/money/money.ts';

/**
 * The price table of requirement 60, copied figure by figure: the price of one session, test or day, then of
 * six and of ten sessions. Names are spelt as on the page.
 */
export const specifiedPrices: readonly {
  readonly id: string;
  readonly rows: readonly (readonly [name: string, ...figures: number[]])[];
}[] = [
  {
    id: 'therapy',
    rows: [
      ['Psychotherapy', 1800, 9720, 15300],
      ['Cognitive behavioural therapy (CBT)', 1800, 9720, 15300],
      ['Dialectical behaviour therapy (DBT)', 1800, 9720, 15300],
      ['Motivational enhancement therapy (MET)', 1800, 9720, 15300],
      ['Relapse prevention therapy (RPT)', 1800, 9720, 15300],
      ['ST', 1800, 9720, 15300],
      ['Sex therapy', 1800, 9720, 15300],
      ['Hypnotherapy', 2000, 10800, 17000],
      ['Family or couple therapy', 2500, 13500, 21250],
      ['MBT', 1200, 6480, 10200],
      ['JPMR', 1200, 6480, 10200],
    ],
  },
  {
    id: 'counselling',
    rows: [
      ['Career', 1500],
      ['Family', 2500],
      ['Personality development', 1500],
      ['General health', 1500],
      ['Play therapy', 1500],
      ['Sexual therapy', 1800],
      ['Aversion therapy', 1500],
      ['Group therapy', 2000],
      ['Supportive psychotherapy', 1500],
      ['CBT and DBT', 1800],
      ['Hypnotherapy', 2000],
    ],
  },
  {
    id: 'relaxation',
    rows: [
      ['MBT', 1200],
      ['JPMR', 1200],
      ['Deep breathing', 800],
      ['Guided imagery', 1500],
      ['Mindfulness', 1500],
      ['Neuro-biofeedback', 1500],
      ['Meditation', 800],
    ],
  },
  {
    id: 'testing',
    rows: [
      ['Rating scales', 500],
      ['Personality test', 1500],
      ['16 PF', 2500],
      ['Rorschach and TAT', 4000],
      ['IQ testing', 3000],
      ['PGI Memory Scale', 2000],
      ['PGI BBD', 3500],
    ],
  },
  {
    id: 'rooms',
    rows: [
      ['Private room', 3500],
      ['Luxury room', 5500],
    ],
  },
];

/**
 * Returns a figure of the table, in rupees.
 *
 * @param column 0 for one session, test or day, 1 for six sessions, 2 for ten
 */
export function specifiedPrice(list: string, name: string, column = 0): number {
  const row = specifiedPrices.find(({ id }) => id === list)?.rows.find(([called]) => called === name);
  const figure = row?.[column + 1];
  if (typeof figure !== 'number') throw new Error(`Requirement 60 has no price of ${name} in ${list}.`);
  return figure;
}

/** Figure of the table, or a sum of some, as pages show it. */
export const shownRupees = (rupees: number): string => formatMoney(fromRupees(rupees));
