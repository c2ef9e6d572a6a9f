export const drinkDiaryWords = {
  parts: {
    measures: {
      title: 'What counts as one drink',
      words: [
        'One Indian drink has 10 grams of alcohol.',
        'Small peg of whisky, rum, vodka or gin: 1. Large peg: 2.',
        'Quarter: 6. Half: 12. Full bottle: 24.',
        'Large bottle of mild beer: 2½. Large bottle of strong beer: 4.',
        'Country liquor or home-made: nobody can know. Count each glass, and write what it was.',
      ],
    },
    safe: {
      title: 'Before you cut down',
      words: [
        'If you drink every day, do not stop suddenly: keep to your usual amount, never above it. Call a doctor first.',
        'Shaking or sweating after the last drink: ring us the same day; with vomiting, go to an emergency department now. A fit, seeing things or confusion: call 112 now; busy or no answer, 108.',
      ],
    },
    week: {
      title: 'My seven days',
      hint: 'Fill it in each evening. A day without a drink counts too: write 0.',
      columns: {
        what: 'What, and in which glass',
        drinks: 'Drinks by the list above',
        when: 'First and last at',
        before: 'Where, with whom, what came before',
        morning: 'The next morning',
      },
    },
    total: { title: 'Drinks in the week, all together' },
    notes: { title: 'What I want to ask the doctor' },
  },
};
