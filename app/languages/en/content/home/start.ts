interface DoorWords {
  readonly title: string;
  readonly text: string;
}

export const startWords = {
  heading: 'Who is the help for?',
  boxes: {
    me: {
      title: 'For me',
      text: 'You do not need a name for it.',
      links: [
        'I feel low or empty',
        'I worry or panic',
        'I cannot sleep',
        'Low or afraid after a birth',
        'I drink or use too much',
        'Debt or a lost crop weighs on me',
      ],
    },
    another: {
      title: 'For someone I care for',
      text: 'You can ask on their behalf.',
      links: [
        'They drink too much',
        'They use drugs',
        'They do not want help',
        'An older parent forgets a lot',
        'They hear voices',
        'They had a fit',
      ],
    },
    child: {
      title: 'For a child',
      text: 'You know your child best.',
      links: [
        'I am worried, but not sure',
        'Cannot sit still or listen',
        'Speaks or plays unlike others',
        'Struggles at school',
      ],
    },
  } satisfies Record<string, DoorWords & { readonly links: readonly string[] }>,
  now: { title: 'I need help now', text: 'Tap a number to call.' } satisfies DoorWords,
  /** Line below the boxes, around a link to the treatments and a phone number. */
  notSure: [
    'Something else, or not sure? ',
    'See all our treatments',
    ', or call us on ',
    ' and tell us what is happening.',
  ] satisfies [before: string, treatments: string, between: string, after: string],
};
