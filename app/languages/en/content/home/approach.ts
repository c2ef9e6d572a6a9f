import type { ApproachId } from '#app/content/home/approach.ts';

export const approachWords = {
  heading: 'Our Approach',
  cards: {
    motivation: {
      title: 'Motivational Enhancement Therapy',
      text: 'A few calm talks in which nobody pushes you. They help you find your own reasons to change.',
      link: 'How these talks go',
    },
    yoga: {
      title: 'Yoga & Meditation',
      text: 'Slow movement, breathing and quiet attention, beside your treatment. They can ease tension and help you rest.',
      link: 'Ways to relax',
    },
    gym: {
      title: 'Gym',
      text: 'Moving can lift your mood and help you sleep. You begin gently, with what your doctor agrees to.',
      link: 'See our rooms',
    },
    recreation: {
      title: 'Recreational activities',
      text: 'A game, a song, a book. Doing something you enjoy, with others or alone, can be part of getting better.',
      link: 'See our rooms',
    },
  } satisfies Record<ApproachId, { readonly title: string; readonly text: string; readonly link: string }>,
};
