export const cravingCardWords = {
  parts: {
    steps: {
      title: 'When a craving climbs',
      words: [
        'Say it: “This is a craving. It will pass.” It climbs, peaks and falls, like a wave.',
        'Look at the clock and wait. Do something with your hands meanwhile.',
        'Leave the place, if the place is the reason. Drink water. Eat, if you are hungry.',
        'Call one of the people below.',
        'When it drops, write down how long it took.',
      ],
    },
    reasons: { title: 'Three reasons I stopped' },
    people: { title: 'Two people I can call at any hour', hint: 'Names and phones.' },
    place: { title: 'One safe place I can reach in ten minutes' },
    no: { title: 'How I say no, in one short sentence' },
    moments: {
      title: 'My risky moments, and my plan for each',
      hint: 'Such as: pay day – my salary goes to an account that my family keeps.',
    },
    slipped: {
      title: 'If I slipped',
      words: [
        'Stop now: one is better than five. Leave, call somebody, say it, and come sooner than planned.',
        'After a break the body is no longer used to opioids. The old amount can kill.',
        'Drinking every day again? Do not stop suddenly. Keep to your usual drink in small, even amounts, never more, until a doctor gives a plan.',
      ],
    },
    numbers: { title: 'Whom to call' },
  },
};
