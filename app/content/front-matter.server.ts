import { type InformationGroupId, informationGroupIds } from '#app/navigation/information-groups.ts';
import { type SelfHelpId, selfHelpIds } from '#app/navigation/self-help-pages.ts';
import { type } from '#app/platform/input/input.server.ts';
import { isDay } from '#app/time/calendar.ts';
import { type DangerId, isDangerId } from './dangers/danger-table.ts';
import { type FirstAidId, firstAidIds } from './dangers/first-aid-ids.ts';
import { type PriceId, priceIds } from './prices/prices.ts';

/** One line of text. */
export const line = type('string').narrow(
  (text, check) => (text.trim() === text && text !== '') || check.mustBe('text without space around it'),
);
const sentence = line.narrow(
  (text, check) => /^[A-Z“].*[.?]$/.test(text) || check.mustBe('a whole sentence'),
);
const path = type('string').narrow(
  (text, check): text is `/${string}` =>
    /^\/[A-Za-z]+(-[A-Za-z]+)*$/.test(text) || check.mustBe('a path such as /sleep-clinic'),
);
/** A day that the calendar has. */
export const day = type('string').narrow(
  (text, check) => isDay(text) || check.mustBe('a day such as 2027-11-20'),
);
/** Roles of the people who review pages. Each locale translates them (`page-sources.ts`). */
const reviewerRoles = [
  'Psychiatrist',
  'Neurologist',
  'Psychiatrist or neurologist',
  'Psychiatrist and lawyer',
] as const;

export type ReviewerRole = (typeof reviewerRoles)[number];

const reviewerRole = type('string').narrow(
  (text, check): text is ReviewerRole =>
    (reviewerRoles as readonly string[]).includes(text) || check.mustBe(`one of ${reviewerRoles.join(', ')}`),
);
/** Summary for search engines and lists of pages, within the length that they show. */
export const summary = line.narrow(
  (text, check) => (text.length >= 80 && text.length <= 160) || check.mustBe('of 80 to 160 characters'),
);
const stem = type('string').narrow(
  (text, check) => /^[a-z][a-z -]{1,30}$/.test(text) || check.mustBe('in lower-case letters'),
);

const address = type('string').narrow(
  (text, check) =>
    (/^https:\/\/[^\s"<>]+$/.test(text) && URL.canParse(text)) ||
    check.mustBe('an address that begins with https://'),
);

/** Source of a page's facts. */
const source = type({
  '+': 'reject',
  title: line,
  organisation: line,
  'url?': address,
  /** Day on which somebody read the source itself, not a report of it. */
  'read?': day,
  /** Reason why the source has no link. */
  'noLink?': line,
}).narrow(
  ({ url, read, noLink }, check) =>
    (!(url && noLink) && !(read && !url)) || check.mustBe('with a url, or with noLink and no day of reading'),
);

const group = type('string').narrow(
  (text, check): text is InformationGroupId =>
    informationGroupIds.some((id) => id === text) ||
    check.mustBe('a group of app/navigation/information-groups.ts'),
);
const price = type('string').narrow(
  (text, check): text is PriceId =>
    priceIds.some((id) => id === text) || check.mustBe('a price of app/hospital-facts/known-prices.ts'),
);

const danger = type('string').narrow(
  (text, check): text is DangerId =>
    isDangerId(text) || check.mustBe('a row of app/content/dangers/danger-table.ts'),
);
const firstAid = type('string').narrow(
  (text, check): text is FirstAidId =>
    firstAidIds.some((id) => id === text) || check.mustBe('an id of the first-aid messages'),
);
const selfHelp = type('string').narrow(
  (text, check): text is SelfHelpId =>
    selfHelpIds.some((id) => id === text) ||
    check.mustBe('a self-check or a tool of app/navigation/self-help-pages.ts'),
);

const wordsOf = (text: string) => text.split(/\s+/).length;

/** Front matter of an information page. */
export const frontMatter = type({
  '+': 'reject',
  /** Spelling of requirement 31. */
  path,
  group,
  title: line,
  /** Title for menus where the full title is too long. */
  'shortTitle?': line,
  /** Heading of the sidebar, if requirement 33 gives the page a different one from its group. */
  'sidebarTitle?': line,
  /** Position in the group. The first page is the group's overview. */
  order: '1 <= number.integer <= 30',
  /** False keeps the page out of the header's menus, which requirement 6 lists. The sidebar, `/a-z` and the search have it. */
  'menu?': 'false',
  summary: summary.and(sentence),
  /** Short answer below the title: what the reader came for. */
  inShort: sentence.narrow(
    (text, check) => (wordsOf(text) >= 40 && wordsOf(text) <= 70) || check.mustBe('of 40 to 70 words'),
  ),
  /** Steps that a reader can take today. */
  today: sentence
    .narrow((text, check) => wordsOf(text) <= 22 || check.mustBe('of at most 22 words'))
    .array()
    .exactlyLength(3),
  /** Headings of the second level whose sections are folded at first. Translations fold the same sections. */
  'folded?': line.array().atLeastLength(1),
  /** Headings of sections that a phone folds although they are the first one or name a number. No section that says what to do now is one (decision 0131). */
  'foldedOnPhone?': line.array().atLeastLength(1),
  whoTreats: line,
  firstStep: sentence,
  price,
  /** Beginnings of words in the specializations of doctors who can help. */
  specializations: stem.array().atLeastLength(1),
  medical: {
    '+': 'reject',
    kind: "'condition' | 'therapy' | 'clinic' | 'medicine'",
    name: line,
    otherNames: line.array(),
  },
  audience: "'Patient' | 'Caregiver'",
  /** Search words for this page, including misspellings and other languages. */
  keywords: line.array().atLeastLength(3),
  related: path.array().atLeastLength(2).atMostLength(4),
  /** Page whose drawing this page shows. Default: its own drawing if there is one, otherwise that of its group's overview. */
  'hero?': path,
  /** Self-checks and tools for its readers. */
  'selfHelp?': selfHelp.array().atLeastLength(1),
  /** Whether lists must not suggest it. Pages of the group sexual-wellness need not say so. */
  'sensitive?': 'true',
  /** Rows of the table of dangers, the most important first. Every page shows `attempt`, `plan` and `dying-thoughts` as well. */
  dangers: danger.array().atLeastLength(3),
  /** Reason why the urgent box shows more signs than usual (`mostLines` of dangers/page-dangers.ts). The build refuses more without one. */
  'moreDangers?': sentence,
  /** Whether thoughts of ending one's life stand before the page's own signs. Default: after them in the groups about the body, else before them. */
  'lifeFirst?': 'boolean',
  /** First aid shown before the urgent signs. */
  'firstAid?': firstAid.array().atLeastLength(1),
  sources: source.array().atLeastLength(2).atMostLength(8),
  reviewerRole,
  /** Points that a clinician or a lawyer must confirm before the page counts as reviewed. */
  'confirm?': line.array().atLeastLength(1),
  /** Null until a clinician of the hospital has reviewed the page. */
  reviewedOn: day.or('null'),
  nextReview: day,
});

export type FrontMatter = typeof frontMatter.infer;
