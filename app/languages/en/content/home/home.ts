export const homeWords = {
  heading: 'It is all right to ask for help.',
  text: (beds: number) =>
    `Worry that will not stop. A child who is struggling. Drinking that has got out of hand. Tell us what is happening. We are a hospital for mental health with ${beds} beds in Sector 15, Panchkula, and we listen first.`,
  book: 'Book an appointment',
};

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

export const fieldWords = {
  ourTreatments: 'Our Treatments',
  ourServices: 'Our Services',
  /** Line of text on each card. */
  treatments: {
    psychiatry: 'Low mood, fear, voices, mood that swings, thoughts that will not stop.',
    counselling: 'Talking treatments such as CBT and DBT, and ways to handle stress.',
    children: 'Attention, learning, autism, bedwetting, behaviour and feelings.',
    'de-addiction': 'Alcohol, tobacco, tablets and other drugs: stopping safely, and what comes after.',
    'sexual-wellness': 'Worries about desire, erection, orgasm or pain, for women, men and couples.',
    sleep: 'Lying awake, broken nights, nightmares, walking or talking in your sleep.',
    headache: 'Migraine, tension headache, and when a headache is an emergency.',
    epilepsy: 'What a seizure is, the tests, the treatment, and daily life with epilepsy.',
  } satisfies Record<string, string>,
  services: {
    '/psychiatric-care': 'Outpatient visits, a short stay in hospital, and follow-up.',
    '/deaddiction': 'An honest first talk, safe withdrawal, and a plan for afterwards.',
    '/sexual-wellness': 'Private, respectful help for women, men and couples of any age.',
  } satisfies Record<`/${string}`, string>,
};

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

const titles = {
  beds: (beds: number) => `${beds} Bedded Hospital`,
  rooms: () => 'Private Rooms/Luxury Room',
  recreation: () => 'Recreation Activities/Gym',
  counselling: () => 'Counseling Room',
  pharmacy: () => 'Pharmacy',
  bloodCollection: () => 'Blood Collection Centre/Pathology',
  cashless: () => 'Cashless OPD through a TPA',
};

interface StructureWords {
  readonly heading: string;
  readonly titles: typeof titles;
  /** Notes below some titles. */
  readonly notes: Readonly<Partial<Record<keyof typeof titles, string>>>;
}

export const structureWords: StructureWords = {
  heading: 'Hospital Structure',
  titles,
  notes: {
    cashless:
      'Check your policy first: most do not pay for visits without a stay (OPD). A TPA handles claims for your insurer.',
  },
};

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
