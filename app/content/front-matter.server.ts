import { type InformationGroupId, informationGroupIds } from '#app/navigation/information-groups.ts';
import { type } from '#app/platform/input/input.server.ts';
import { isDay } from '#app/time/calendar.ts';
import { type FirstAidId, firstAidIds } from '#messages/content/dangers/first-aid.ts';
import { type DangerId, isDangerId } from './dangers/danger-table.ts';
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
/** What search engines and lists of pages say of a page: as long as they show. */
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

/** Where a page's facts are from. */
const source = type({
  '+': 'reject',
  title: line,
  organisation: line,
  'url?': address,
  /** The day on which somebody read it, and not only a word about it. */
  'read?': day,
  /** Why it cannot be linked. */
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
    priceIds.some((id) => id === text) || check.mustBe('a price of app/content/prices/prices.ts'),
);

const danger = type('string').narrow(
  (text, check): text is DangerId =>
    isDangerId(text) || check.mustBe('a row of app/content/dangers/danger-table.ts'),
);
const firstAid = type('string').narrow(
  (text, check): text is FirstAidId =>
    firstAidIds.some((id) => id === text) || check.mustBe('an id of the first-aid messages'),
);

const wordsOf = (text: string) => text.split(/\s+/).length;

/** What stands at the head of an information page's file. */
export const frontMatter = type({
  '+': 'reject',
  /** Spelt as in requirement 31. */
  path,
  group,
  title: line,
  /** What menus say where the title is too long. */
  'shortTitle?': line,
  /** The sidebar's heading, where requirement 33 gives the page another than its group's. */
  'sidebarTitle?': line,
  /** Its place in the group; the first is the group's overview. */
  order: '1 <= number.integer <= 30',
  summary: summary.and(sentence),
  /** What the page says first, to the reader. */
  lead: sentence.narrow(
    (text, check) => (wordsOf(text) >= 20 && wordsOf(text) <= 48) || check.mustBe('of 20 to 48 words'),
  ),
  whoTreats: line,
  firstStep: sentence,
  price,
  /** Word beginnings, by which the doctors who can help are found. */
  specializations: stem.array().atLeastLength(1),
  medical: {
    '+': 'reject',
    kind: "'condition' | 'therapy' | 'clinic'",
    name: line,
    otherNames: line.array(),
  },
  audience: "'Patient' | 'Caregiver'",
  /** What people type who look for this page, misspelt or in another language. */
  keywords: line.array().atLeastLength(3),
  related: path.array().atLeastLength(2).atMostLength(4),
  /** Urgent signs by their row of the table of dangers, the most important first; every page has `attempt`, `plan` and `dying-thoughts` besides. */
  dangers: danger.array().atLeastLength(3),
  /** First aid that stands before the signs. */
  'firstAid?': firstAid.array().atLeastLength(1),
  sources: source.array().atLeastLength(2).atMostLength(8),
  reviewerRole: line,
  /** What a clinician or a lawyer must confirm before the page counts as reviewed. */
  'confirm?': line.array().atLeastLength(1),
  /** Null until a clinician of the hospital has reviewed the page. */
  reviewedOn: day.or('null'),
  nextReview: day,
});

export type FrontMatter = typeof frontMatter.infer;
