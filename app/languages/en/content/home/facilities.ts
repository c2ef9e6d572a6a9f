interface FacilityWords {
  readonly title: string;
  readonly about: string;
  /** Text of the card’s link, which may contain the hospital’s phone number. */
  readonly link: (phone: string) => string;
}

/** Texts of the facilities. They state no fact that only the hospital knows. */
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
      link: () => 'Ways to handle stress',
    },
    'general-ward': {
      title: 'General Ward',
      about: 'A room that you share with others. Ask us about free beds, visits, and what to bring.',
      link: (phone) => `Call ${phone}`,
    },
  } satisfies Record<string, FacilityWords>,
};
