const columns = {
  lay: 'Lay down to sleep at',
  asleep: 'Fell asleep after about',
  woke: 'Times I woke',
  awake: 'Awake in the night, in all',
  last: 'Woke for good at',
  up: 'Got out of bed at',
  naps: 'Naps (when, how long)',
  tea: 'Last tea, coffee or cola',
  taken: 'Alcohol, tobacco, tablets',
  rested: 'How rested, 1 to 5',
};

export const sleepDiaryWords = {
  parts: {
    week: {
      title: 'My first week',
      hint: 'Fill it in each morning, by feeling. Please do not watch the clock for it.',
      columns,
    },
    secondWeek: {
      title: 'My second week',
      hint: 'The sheet for the week after. Bring both.',
      columns,
    },
    notes: { title: 'What else I noticed' },
  },
};
