/**
 * Every public page of the site: the one list that the routes, the menus, the sidebars, the footer and the
 * tests are made from. Paths are spelt as the specification spells them (sections 2.3 and 2.4).
 */

export interface SitePage {
  readonly path: `/${string}`;
  /** The page's heading and the words of links to it. */
  readonly title: string;
  /** What a menu or sidebar says where the title is too long. */
  readonly shortTitle?: string;
  /** One sentence, for search engines and for the page's lead. */
  readonly summary: string;
}

export interface InformationPage extends SitePage {
  /** The sidebar's heading, where the specification gives the page another than its group's. */
  readonly sidebarTitle?: string;
}

export interface InformationGroup {
  readonly id: string;
  /** The group's heading in the menus. */
  readonly title: string;
  /** The sidebar's heading on the group's pages (section 2.4). */
  readonly sidebarTitle: string;
  /** The first page is the group's overview. */
  readonly pages: readonly [InformationPage, ...InformationPage[]];
}

export const home: SitePage = {
  path: '/',
  title: 'Mental health care in Sector 15, Panchkula',
  shortTitle: 'Home',
  summary:
    'Psychiatry, counselling and therapy, child guidance, de-addiction, sexual wellness, sleep, headache and epilepsy care in Sector 15, Panchkula.',
};

/** The public screens of section 2.3, without home. */
export const publicPages = {
  about: {
    path: '/about',
    title: 'About us',
    shortTitle: 'About',
    summary: 'Who we are, how we work and what a stay in our 10-bed hospital in Panchkula is like.',
  },
  doctors: {
    path: '/doctors',
    title: 'Our doctors',
    summary: 'Find a psychiatrist, psychologist or other specialist, see the fee, and book an appointment.',
  },
  prices: {
    path: '/therapyCounselling',
    title: 'Therapy and counselling packages',
    shortTitle: 'Packages',
    summary: 'What therapy, counselling, tests and rooms cost, with the price of 6 and 10 session packs.',
  },
  management: {
    path: '/management',
    title: 'Management team',
    shortTitle: 'Management',
    summary: 'The people who run the hospital and answer for its care.',
  },
  pictures: {
    path: '/pictures',
    title: 'Pictures gallery',
    summary: 'See the rooms, the ward, the gym and the garden before you come.',
  },
  videos: {
    path: '/Youtube',
    title: 'Video gallery',
    summary: 'Short films about mental health, treatment and recovery.',
  },
  reels: {
    path: '/Instagram',
    title: 'Instagram',
    summary: 'Short reels about mental health from our Instagram profile.',
  },
  privacy: {
    path: '/privacyPolicy',
    title: 'Privacy policy',
    summary: 'What we keep about you, why, for how long, and how to have it corrected or deleted.',
  },
} as const satisfies Record<string, SitePage>;

export const informationGroups = [
  {
    id: 'psychiatry',
    title: 'Psychiatry',
    sidebarTitle: 'Psychiatry Treatments',
    pages: [
      {
        path: '/psychiatry',
        title: 'Psychiatry',
        summary:
          'What a psychiatrist does, how it differs from psychology, and what happens on a first visit.',
      },
      {
        path: '/depression',
        title: 'Depression',
        summary:
          'Low mood that does not lift: how depression shows, why it happens and what treatment helps.',
      },
      {
        path: '/anxiety',
        title: 'Anxiety',
        summary: 'Worry, fear and panic that get in the way of life, and the treatment that helps.',
      },
      {
        path: '/bipolar-disorder',
        title: 'Bipolar disorder',
        summary: 'Swings between very high and very low moods, and how they are kept steady.',
      },
      {
        path: '/schizophrenia',
        title: 'Schizophrenia',
        summary:
          'Hearing voices, fixed beliefs or withdrawing from life: what schizophrenia is and how care helps.',
      },
      {
        path: '/ocd',
        title: 'Obsessive compulsive disorder (OCD)',
        shortTitle: 'OCD',
        summary: 'Unwanted thoughts and repeated rituals, and the therapy that loosens their grip.',
      },
    ],
  },
  {
    id: 'services',
    title: 'Services',
    sidebarTitle: 'Other Services',
    pages: [
      {
        path: '/psychiatric-care',
        title: 'Psychiatric care',
        summary: 'Outpatient visits, admission and follow-up for mental health conditions.',
      },
      {
        path: '/deaddiction',
        title: 'De-addiction',
        summary: 'Help with alcohol, tobacco and drug use, from the first talk to staying well.',
      },
      {
        path: '/sexual-wellness',
        title: 'Sexual wellness',
        summary: 'Private, respectful help with sexual worries for men, women and couples.',
      },
    ],
  },
  {
    id: 'counselling',
    title: 'Counselling and Therapy',
    sidebarTitle: 'Other Counselling and Therapy',
    pages: [
      {
        path: '/counselling-and-therapy',
        title: 'Counselling and therapy',
        summary: 'The talking treatments we offer, whom each suits and how to choose.',
      },
      {
        path: '/cbt',
        title: 'Cognitive behavioural therapy (CBT)',
        shortTitle: 'CBT',
        summary: 'A practical therapy that works on thoughts, feelings and habits together.',
      },
      {
        path: '/dbt',
        title: 'Dialectical behaviour therapy (DBT)',
        shortTitle: 'DBT',
        summary: 'Skills for strong emotions, urges to self-harm and stormy relationships.',
      },
      {
        path: '/individual-counselling',
        title: 'Individual counselling',
        summary: 'One person, one counsellor, in confidence: what to expect and how it helps.',
      },
      {
        path: '/stress-management',
        title: 'Stress management',
        summary: 'How stress works on body and mind, and ways to bring it down.',
      },
      {
        path: '/behaviour-therapy',
        title: 'Behaviour therapy',
        summary: 'Changing what we do, step by step, to change how we feel.',
      },
      {
        path: '/relaxation-therapy',
        title: 'Relaxation therapy',
        summary: 'Breathing, muscle relaxation and other methods that calm the body.',
      },
      {
        path: '/social-skills-training',
        title: 'Social skills training',
        summary: 'Learning and practising the small steps of getting on with other people.',
      },
    ],
  },
  {
    id: 'children',
    title: 'Child Guidance',
    sidebarTitle: 'Mental Health Issues and Children',
    pages: [
      {
        path: '/mental-health-children',
        title: 'Mental health issues and children',
        summary: 'When to worry about a child, whom to see and how a parent can help.',
      },
      {
        path: '/adhd',
        title: 'Attention deficit hyperactivity disorder (ADHD)',
        shortTitle: 'ADHD',
        summary: 'A child or adult who cannot sit still or hold attention: what ADHD is and what helps.',
        sidebarTitle: 'Other Services',
      },
      {
        path: '/autism',
        title: 'Autism',
        summary: 'Early signs of autism, how it is assessed, and support that makes a difference.',
      },
      {
        path: '/incontinence',
        title: 'Bedwetting and incontinence in children',
        shortTitle: 'Incontinence',
        summary: 'Why some children wet or soil, and kind ways to help them become dry and clean.',
      },
      {
        path: '/behaviour-issues',
        title: 'Behaviour issues in children',
        shortTitle: 'Behaviour issues',
        summary: 'Tantrums, defiance and other hard behaviour: what lies behind it and what works.',
      },
      {
        path: '/conduct-disorder',
        title: 'Conduct disorder',
        summary: 'A lasting pattern of breaking rules and hurting others, and how families get help.',
      },
      {
        path: '/learning-disability',
        title: 'Learning disability',
        summary: 'Trouble with reading, writing or numbers: how it is found and how a child is supported.',
      },
    ],
  },
  {
    id: 'de-addiction',
    title: 'De-addiction Programme',
    sidebarTitle: 'De-addiction Programme',
    pages: [
      {
        path: '/De-addictionProgramme',
        title: 'De-addiction programme',
        summary: 'Our programme for alcohol and drug use: assessment, detox, therapy and staying well.',
      },
      {
        path: '/motivation-enhancement',
        title: 'Motivation enhancement',
        summary: 'Finding your own reasons to change, before and during treatment.',
        sidebarTitle: 'Sexual Wellness Program',
      },
      {
        path: '/relapse-prevention',
        title: 'Relapse prevention',
        summary: 'Knowing your risky moments and having a plan for each.',
      },
      {
        path: '/motivation-by-hypnosis',
        title: 'Motivation by hypnosis',
        summary: 'What hypnosis is, what it can add to treatment, and what it cannot.',
      },
      {
        path: '/detoxprogram',
        title: 'Detox programme',
        summary: 'Coming off alcohol or drugs safely, with doctors and nurses at hand.',
      },
      {
        path: '/OstAddiction',
        title: 'Opioid substitution treatment (OST)',
        shortTitle: 'OST, buprenorphine',
        summary: 'How buprenorphine treatment for opioid use works, subject to licence and assessment.',
        sidebarTitle: 'Sexual Wellness Program',
      },
      {
        path: '/AntidoteTherapy',
        title: 'Antidote therapy',
        shortTitle: 'Antidote therapy, naltrexone',
        summary: 'How naltrexone can support staying off alcohol or opioids after detox.',
        sidebarTitle: 'Sexual Wellness Program',
      },
    ],
  },
  {
    id: 'sexual-wellness',
    title: 'Sexual Wellness Program',
    sidebarTitle: 'Sexual Wellness Program',
    pages: [
      {
        path: '/sexual-wellness-program',
        title: 'Sexual wellness program',
        summary: 'How our sexual wellness program works, from a private first talk to therapy for two.',
      },
      {
        path: '/premature-ejaculation',
        title: 'Premature ejaculation',
        summary: 'A common worry for men, why it happens, and what treatment asks of you.',
      },
      {
        path: '/erectile-dysfunction',
        title: 'Erectile dysfunction',
        summary: 'Trouble getting or keeping an erection: causes, checks and treatment.',
      },
      {
        path: '/reduced-high-libido',
        title: 'Reduced or high libido',
        summary: 'Too little or too much desire: when it is a problem and what can help.',
      },
      {
        path: '/anorgasmia',
        title: 'Anorgasmia',
        summary: 'When orgasm does not come, for women and men, and how therapy helps.',
      },
      {
        path: '/dhat-syndrome',
        title: 'Sexual Wellness Program for Anorgasmia and DHAT Syndrome',
        shortTitle: 'DHAT syndrome',
        summary: 'Worry about losing semen, the tiredness and fear it brings, and gentle ways out of it.',
      },
    ],
  },
  {
    id: 'sleep',
    title: 'Sleep Clinic',
    sidebarTitle: 'Sleep Clinic',
    pages: [
      {
        path: '/sleep-clinic',
        title: 'Sleep clinic',
        summary: 'Common sleep disorders, from insomnia to sleep apnea, and how we look into them.',
      },
      {
        path: '/insomnia',
        title: 'Insomnia',
        summary: 'Trouble falling or staying asleep, and the treatment that works best in the long run.',
      },
      {
        path: '/disturbed-sleep',
        title: 'Disturbed sleep',
        summary: 'Waking again and again at night: what may be behind it and what to try.',
      },
      {
        path: '/non-refreshing-sleep',
        title: 'Non-refreshing sleep',
        summary: 'Tired after a full night: what steals the rest from sleep and how it is found.',
      },
      {
        path: '/sleep-talking',
        title: 'Sleep talking',
        summary: 'Talking in sleep is mostly harmless: when it is not, and what to do.',
      },
      {
        path: '/sleep-walking',
        title: 'Sleep walking',
        summary: 'Keeping a sleepwalker safe, and when to see a doctor.',
      },
      {
        path: '/nightmares',
        title: 'Nightmares',
        summary: 'Bad dreams that keep coming back, in children and adults, and how they are treated.',
      },
    ],
  },
  {
    id: 'headache',
    title: 'Headache Clinic',
    sidebarTitle: 'Headache Clinic',
    pages: [
      {
        path: '/headache-clinic',
        title: 'Headache clinic',
        summary: 'Telling one headache from another, and when a headache is an emergency.',
      },
      {
        path: '/migraine',
        title: 'Migraine',
        summary: 'Throbbing headache with sickness or aura: what sets it off and how it is treated.',
      },
      {
        path: '/tension-headache',
        title: 'Tension headache',
        summary: 'A tight band round the head: why it comes and how to ease it.',
      },
    ],
  },
  {
    id: 'epilepsy',
    title: 'Epilepsy Clinic',
    sidebarTitle: 'Epilepsy Clinic',
    pages: [
      {
        path: '/epilepsy-clinic',
        title: 'Epilepsy clinic',
        summary: 'Living well with epilepsy: tests, treatment, school, work and family.',
      },
      {
        path: '/seizure',
        title: 'Seizure',
        summary: 'What a seizure looks like, first aid step by step, and when to call 112.',
      },
    ],
  },
] as const satisfies readonly InformationGroup[];

/** Every public page, in the order of the menus. */
export const allPages: readonly SitePage[] = [
  home,
  ...Object.values(publicPages),
  ...informationGroups.flatMap((group): readonly InformationPage[] => group.pages),
];

/** The page and its group, or undefined where no information page has this path. */
export function findInformationPage(
  path: string,
): { page: InformationPage; group: InformationGroup } | undefined {
  for (const group of informationGroups) {
    const page = group.pages.find((candidate) => candidate.path === path);
    if (page) return { page, group };
  }
  return undefined;
}
