/** Title and summary of a page in menus, lists, search engines and its heading. */
export interface PageTitle {
  /** Heading of the page, and text of links to it. */
  readonly title: string;
  /** Title for menus and sidebars where the full title is too long. */
  readonly shortTitle?: string;
  /** One sentence, for search engines and for the page's lead. */
  readonly summary: string;
}

/** Pages that ask a published questionnaire. */
type CheckPath = '/check/mood' | '/check/worry';

type TitledPath =
  | '/'
  | '/about'
  | '/doctors'
  | '/therapyCounselling'
  | '/management'
  | '/pictures'
  | '/Youtube'
  | '/Instagram'
  | '/privacyPolicy'
  | '/rights'
  | '/refer'
  | '/urgent'
  | '/find-us'
  | '/a-z'
  | '/appointment'
  | '/callback'
  | CheckPath
  | '/tools'
  | '/tools/first-aid'
  | '/tools/safety-plan'
  | '/tools/sleep-diary'
  | '/tools/headache-diary'
  | '/tools/craving-card'
  | '/tools/drink-diary'
  | '/tools/medicine-list'
  | '/tools/my-wishes'
  | '/tools/first-visit'
  | '/tools/fit-timer';

/** Titles in a locale. It has no page for a questionnaire that was not published in its language, and no title for it. */
export type TranslatedTitles = Readonly<
  Record<Exclude<TitledPath, CheckPath>, PageTitle> & Partial<Record<CheckPath, PageTitle>>
>;

/** Titles of the pages that are not information pages, by their path. */
export const pageTitles: Readonly<Record<TitledPath, PageTitle>> = {
  '/': {
    title: 'Mental health care in Sector 15, Panchkula',
    shortTitle: 'Home',
    summary:
      'Psychiatry, counselling and therapy, child guidance, de-addiction, sexual wellness, sleep, headache and epilepsy care in Sector 15, Panchkula.',
  },
  '/about': {
    title: 'About us',
    shortTitle: 'About',
    summary: 'Who we are, how we work and what a stay in our 10-bed hospital in Panchkula is like.',
  },
  '/doctors': {
    title: 'Our doctors',
    summary: 'Find a psychiatrist, psychologist or other specialist, see the fee, and book an appointment.',
  },
  '/therapyCounselling': {
    title: 'Prices',
    shortTitle: 'Packages',
    summary: 'What therapy, counselling, tests and rooms cost, one by one and in packs of sessions.',
  },
  '/management': {
    title: 'Management team',
    shortTitle: 'Management',
    summary: 'The people who run the hospital and answer for its care.',
  },
  '/pictures': {
    title: 'Pictures gallery',
    summary: 'See the rooms, the ward, the gym and the garden before you come.',
  },
  '/Youtube': {
    title: 'Video gallery',
    summary: 'Short films about mental health, treatment and recovery.',
  },
  '/Instagram': {
    title: 'Instagram',
    summary: 'Short reels about mental health from our Instagram profile.',
  },
  '/privacyPolicy': {
    title: 'Privacy policy',
    summary: 'What we keep about you, why, for how long, and how to have it corrected or deleted.',
  },
  '/rights': {
    title: 'Your rights',
    summary:
      'What the Mental Healthcare Act promises you in plain words, and whom to call if it is not kept.',
  },
  '/refer': {
    title: 'For doctors and hospitals: refer a patient',
    shortTitle: 'For doctors: refer a patient',
    summary:
      'Whom to ring, whether a bed is free, what to tell us and how, what we take and what not, and the way back.',
  },
  '/urgent': {
    title: 'Urgent signs: what to do now',
    shortTitle: 'Urgent signs',
    summary: 'Every danger by what you see: whom to call, and what to do until help comes.',
  },
  '/find-us': {
    title: 'Find us and hours',
    shortTitle: 'Find us',
    summary:
      'Where we are, when we are open, and how to come by bus, auto, car or train, also without steps.',
  },
  '/a-z': {
    title: 'All topics, A to Z',
    shortTitle: 'A to Z',
    summary: 'Every condition, medicine and kind of help on this site by its names, from ADHD to worry.',
  },
  '/appointment': {
    title: 'Your appointment',
    summary: 'Look up, move or cancel an appointment by its reference and phone.',
  },
  '/callback': {
    title: 'Call me back',
    summary: 'Leave a name and a phone, and the hospital calls you at a time that suits you.',
  },
  '/check/mood': {
    title: 'Mood check',
    summary:
      'Nine questions on the last two weeks, the PHQ-9, and what the score usually means. Nothing is kept.',
  },
  '/check/worry': {
    title: 'Worry check',
    summary:
      'Seven questions on the last two weeks, the GAD-7, and what the score usually means. Nothing is kept.',
  },
  '/tools': {
    title: 'Sheets and tools',
    summary:
      'Sheets to fill in on your own phone or on paper, two checks of the last two weeks, and a timer for a fit.',
  },
  '/tools/first-aid': {
    title: 'First aid',
    summary:
      'Nine boxes on one page to print: no breath, choking, a fit, overdose, farm poison, a burn, bleeding, fainting, heat.',
  },
  '/tools/safety-plan': {
    title: 'Safety plan',
    summary:
      'A plan for the hours when thoughts of dying come: your signs, what helps, whom to ask, whom to call.',
  },
  '/tools/sleep-diary': {
    title: 'Sleep diary',
    summary: 'Two weeks of nights, filled in each morning, to bring to your visit.',
  },
  '/tools/headache-diary': {
    title: 'Headache diary',
    summary: 'One month of headaches and tablets, a line a day, to bring to your visit.',
  },
  '/tools/craving-card': {
    title: 'Craving card',
    summary: 'Your reasons, your people and your plan on one card, for the minutes when a craving climbs.',
  },
  '/tools/drink-diary': {
    title: 'Drink diary',
    summary:
      'Seven days of drinks counted by Indian measures, from a peg to a bottle, to bring to your visit.',
  },
  '/tools/medicine-list': {
    title: 'Medicine list',
    summary: 'All your medicines on one sheet to carry, with what you must not have and who gave what.',
  },
  '/tools/my-wishes': {
    title: 'What I want if I become ill',
    shortTitle: 'My wishes',
    summary: 'How you want to be treated, and who decides with you, written down while you are well.',
  },
  '/tools/first-visit': {
    title: 'Questions for the first visit',
    summary: 'What to tell and what to ask at a first visit, on one sheet, so that nothing is forgotten.',
  },
  '/tools/fit-timer': {
    title: 'Fit timer',
    summary: 'Somebody has a fit: start the timer, see what to do, and when to call 112.',
  },
};

interface GroupTitle {
  /** The group's heading in the menus. */
  readonly title: string;
  /** The sidebar's heading on the group's pages (requirement 33). */
  readonly sidebarTitle: string;
}

type GroupName =
  | 'psychiatry'
  | 'services'
  | 'counselling'
  | 'children'
  | 'de-addiction'
  | 'sexual-wellness'
  | 'sleep'
  | 'headache'
  | 'epilepsy'
  | 'medicines';

/** The groups of information pages. */
export const groupTitles: Readonly<Record<GroupName, GroupTitle>> = {
  psychiatry: { title: 'Psychiatry', sidebarTitle: 'Psychiatry Treatments' },
  services: { title: 'Services', sidebarTitle: 'Other Services' },
  counselling: { title: 'Counselling and Therapy', sidebarTitle: 'Other Counselling and Therapy' },
  children: { title: 'Child Guidance', sidebarTitle: 'Mental Health Issues and Children' },
  'de-addiction': { title: 'De-addiction Programme', sidebarTitle: 'De-addiction Programme' },
  'sexual-wellness': { title: 'Sexual Wellness Program', sidebarTitle: 'Sexual Wellness Program' },
  sleep: { title: 'Sleep Clinic', sidebarTitle: 'Sleep Clinic' },
  headache: { title: 'Headache Clinic', sidebarTitle: 'Headache Clinic' },
  epilepsy: { title: 'Epilepsy Clinic', sidebarTitle: 'Epilepsy Clinic' },
  medicines: { title: 'Medicines', sidebarTitle: 'Medicines, A to Z' },
};

/** Headings of the footer's lists of pages. */
export const footerTitles = { services: 'Services', treatments: 'Treatments' };

/** Labels of menu entries that differ from the title of the page they lead to. */
export const menuLabels = {
  booking: 'Book Appointment',
  /** Short labels of the header's first entries, for phones; the full ones are `booking` and `packages`. */
  doctors: 'Doctors',
  prices: 'Prices',
  packages: 'Prices & Packages',
  findUs: 'Find us',
  helpNow: 'Help now',
  helpYourself: 'Help yourself',
  secret: 'Is it secret?',
  home: 'Home',
  search: 'Search',
  staff: 'Staff',
  pictures: 'Pictures Gallery',
  videos: 'Video Gallery',
  reels: 'Instagram',
};
