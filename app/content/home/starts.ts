/** The opening part of the home page: for whom help is looked for, and the pages that answer. */

export interface Start {
  readonly id: 'me' | 'another' | 'child';
  readonly title: string;
  readonly text: string;
  readonly links: readonly { readonly path: `/${string}`; readonly label: string }[];
}

export const starts: readonly Start[] = [
  {
    id: 'me',
    title: 'For me',
    text: 'You do not need a name for it.',
    links: [
      { path: '/depression', label: 'I feel low or empty' },
      { path: '/anxiety', label: 'I worry or panic' },
      { path: '/insomnia', label: 'I cannot sleep' },
      { path: '/deaddiction', label: 'I drink or use too much' },
    ],
  },
  {
    id: 'another',
    title: 'For someone I care for',
    text: 'You can ask on their behalf.',
    links: [
      { path: '/De-addictionProgramme', label: 'They drink or use drugs' },
      { path: '/schizophrenia', label: 'They hear voices' },
      { path: '/seizure', label: 'They had a fit' },
      { path: '/when-someone-refuses', label: 'They do not want help' },
    ],
  },
  {
    id: 'child',
    title: 'For a child',
    text: 'You know your child best.',
    links: [
      { path: '/mental-health-children', label: 'I am worried, but not sure' },
      { path: '/adhd', label: 'Cannot sit still or listen' },
      { path: '/autism', label: 'Speaks or plays unlike others' },
      { path: '/learning-disability', label: 'Struggles at school' },
    ],
  },
];

export const now = { title: 'I need help now', text: 'Tap a number to call.' } as const;
