export const approachWords = {
  heading: 'Our Approach',
  cards: {
    motivation: {
      title: 'Motivational Enhancement Therapy',
      text: 'A few calm talks in which nobody pushes you. They help you find your own reasons to change.',
    },
    yoga: {
      title: 'Yoga & Meditation',
      text: 'Slow movement, breathing and quiet attention, beside your treatment. They can ease tension and help you rest.',
    },
    gym: {
      title: 'Gym',
      text: 'Moving can lift your mood and help you sleep. You begin gently, with what your doctor agrees to.',
    },
    recreation: {
      title: 'Recreational activities',
      text: 'A game, a song, a book. Doing something you enjoy, with others or alone, can be part of getting better.',
    },
  } satisfies Record<string, { readonly title: string; readonly text: string }>,
};
