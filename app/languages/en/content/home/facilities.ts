import type { FacilityRoom } from '#app/content/home/facilities.ts';

interface FacilityWords {
  readonly title: string;
  readonly about: string;
  /** The words of the card's link; `phone` is the hospital's, as it is shown. */
  readonly link: (phone: string) => string;
}

/** They promise nothing that only the hospital could know. */
export const facilitiesWords = {
  heading: 'Our Facilities',
  cards: {
    'luxury-room': {
      title: 'Luxury Rooms',
      about:
        'A room of your own, at a higher price than the private room. Ask us what it has, and who may stay with you.',
      link: () => 'What a room costs',
    },
    gym: {
      title: 'GYM',
      about: 'Moving can lift your mood and help you sleep. Ask your doctor what is right for you.',
      link: () => 'See more pictures',
    },
    'general-ward': {
      title: 'General Ward',
      about: 'A room that you share with others. Ask us about free beds, visits, and what to bring.',
      link: (phone) => `Call ${phone}`,
    },
  } satisfies Record<FacilityRoom, FacilityWords>,
};
