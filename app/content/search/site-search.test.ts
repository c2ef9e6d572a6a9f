import { describe, expect, test } from 'vitest';
import type { Locale } from '#app/languages/locales.ts';
import { pageAt } from '#app/navigation/localized-pages.ts';
import { indexedPages } from '#app/navigation/pages.ts';
import { hindiCrises, hindiSearches } from '#tests/support/hindi-searches.ts';
import { readInformationPages } from '#tools/information-pages/read.ts';
import { readTranslatedPages } from '#tools/information-pages/translated.ts';
import { buildPhraseIndex, buildTextIndex } from '#tools/search-index/build-index.ts';
import { loadSiteSearch } from './loaded-site-search.ts';
import { folded, foldedSpoken, longestQuery, readSearchQuery, wordsOf } from './search-query.ts';
import { spokenWords } from './search-words.ts';

/** As the Worker reads what the build has stored: from text. */
const stored = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value));
const questions = stored(buildPhraseIndex());
const load = (language: Locale) => loadSiteSearch(questions, stored(buildTextIndex(language)));

const english = load('en');
const inHindi = load('hi');

const ask = (query: string, search = english) => search.understand(readSearchQuery(query));
const pages = (query: string, most: number) => english.pages(ask(query), most);
const prices = (query: string, most: number) => english.prices(ask(query), most);

const hindiPages = readTranslatedPages('hi', readInformationPages());

const found = (query: string) => pages(query, 8).map(({ path }) => path);

describe('a word or its misspelling finds its page first', () => {
  test.each([
    ['insomnia', '/insomnia'],
    ['insomia', '/insomnia'],
    ['depresion', '/depression'],
    ['deppression', '/depression'],
    ['anxity', '/anxiety'],
    ['shizophrenia', '/schizophrenia'],
    ['migrane', '/migraine'],
    ['epilepsi', '/epilepsy-clinic'],
    ['bipoler', '/bipolar-disorder'],
    ['autisum', '/autism'],
    ['OCD', '/ocd'],
    ['adhd', '/adhd'],
    ['sleep walking', '/sleep-walking'],
    ['tension headache', '/tension-headache'],
    ['bed wetting', '/incontinence'],
    ['privacy', '/privacyPolicy'],
    ['my rights', '/rights'],
    ['complaint', '/rights'],
    ['fees', '/therapyCounselling'],
    ['doctor', '/doctors'],
    ['book', '/doctors'],
    ['book an appointment', '/doctors'],
    ['appointment booking', '/doctors'],
    ['cancel', '/appointment'],
    ['cancel appointment', '/appointment'],
    ['cancel my appointment', '/appointment'],
    ['move my appointment', '/appointment'],
    ['move an appointment', '/appointment'],
    ['reschedule', '/appointment'],
    ['your appointment', '/appointment'],
    ['call me back', '/callback'],
    ['callback', '/callback'],
    ['please call me', '/callback'],
    ['phone karo', '/callback'],
    ['mood test', '/check/mood'],
    ['udasi test', '/check/mood'],
    ['depression test', '/check/mood'],
    ['phq-9', '/check/mood'],
    ['anxiety test', '/check/worry'],
    ['ghabrahat test', '/check/worry'],
    ['gad-7', '/check/worry'],
  ])('%s: %s', (query, path) => {
    expect(found(query)[0]).toBe(path);
  });
});

const foundInHindi = (query: string) => inHindi.pages(ask(query, inHindi), 8).map(({ path }) => path);

describe('what people type in Devanagari and in Roman Hindi finds its page first, in either search', () => {
  test.each(hindiSearches)('%s: %s', (query, path) => {
    expect(found(query)[0]).toBe(path);
    expect(foundInHindi(query)[0]).toBe(pageAt('hi', path)?.path ?? path);
  });
});

test('all that the guide lists is searched', () => {
  expect(hindiSearches.length + hindiCrises.length).toBe(83);
});

describe('a whole word comes before a near one, and a title before a text', () => {
  test.each([
    ['sleep', '/sleep-clinic'],
    ['slip', '/relapse-prevention'],
    ['relapse', '/relapse-prevention'],
    ['headache', '/headache-clinic'],
    ['nightmare', '/nightmares'],
    ['sleep talking', '/sleep-talking'],
    ['tired after sleep', '/non-refreshing-sleep'],
    ['waking at night', '/disturbed-sleep'],
    ['stress', '/stress-management'],
    ['relaxation', '/relaxation-therapy'],
    ['anger', '/dbt'],
    ['angry child', '/behaviour-issues'],
    ['panic', '/anxiety'],
    ['mania', '/bipolar-disorder'],
    ['hearing voices', '/schizophrenia'],
    ['hand washing', '/ocd'],
    ['fits', '/seizure'],
    ['seizure', '/seizure'],
    ['epilepsy', '/epilepsy-clinic'],
    ['detox', '/detoxprogram'],
    ['OST', '/OstAddiction'],
    ['buprenorphine', '/OstAddiction'],
    ['antidote', '/AntidoteTherapy'],
    ['hypnosis', '/motivation-by-hypnosis'],
    ['alcohol', '/De-addictionProgramme'],
    ['erection', '/erectile-dysfunction'],
    ['orgasm', '/anorgasmia'],
    ['dyslexia', '/learning-disability'],
    ['hyperactive child', '/adhd'],
    ['shy', '/social-skills-training'],
    ['counselling', '/counselling-and-therapy'],
    ['psychiatrist', '/psychiatry'],
    ['child', '/mental-health-children'],
  ])('%s: %s', (query, path) => {
    expect(found(query)[0]).toBe(path);
  });
});

describe('Hindi and Punjabi words find their page first', () => {
  test.each([
    ['neend', ['/sleep-clinic', '/insomnia']],
    ['nind', ['/sleep-clinic', '/insomnia']],
    ['neend nahi aati', ['/insomnia']],
    ['mujhe raat ko neend nahi aati hai', ['/insomnia']],
    ['udasi', ['/depression']],
    ['udaasi', ['/depression']],
    ['nasha', ['/deaddiction', '/De-addictionProgramme']],
    ['sharab', ['/deaddiction', '/De-addictionProgramme', '/detoxprogram']],
    ['sar dard', ['/headache-clinic']],
    ['sir dard', ['/headache-clinic']],
    ['mirgi', ['/epilepsy-clinic']],
    ['daura', ['/seizure', '/epilepsy-clinic']],
    ['ghabrahat', ['/anxiety']],
    ['gabrahat', ['/anxiety']],
    ['chinta', ['/anxiety']],
    ['bachcha', ['/mental-health-children']],
    ['shadi', ['/individual-counselling', '/counselling-and-therapy']],
    ['kamzori', ['/erectile-dysfunction', '/sexual-wellness-program', '/dhat-syndrome']],
    ['dhat', ['/dhat-syndrome']],
    ['gussa', ['/dbt', '/behaviour-issues']],
    ['tension', ['/stress-management']],
    ['mere adhikar', ['/rights']],
    ['नींद', ['/sleep-clinic', '/insomnia']],
  ])('%s: %j', (query, expected) => {
    expect(expected).toContain(found(query)[0]);
  });
});

test('every page that a spoken word leads to is in the catalogue', () => {
  const known = new Set<string>(indexedPages.map(({ path }) => path));
  expect(spokenWords.flatMap((entry) => entry.pages).filter((path) => !known.has(path))).toEqual([]);
});

test('who looks for an appointment finds how to book one and how to change one', () => {
  expect(found('appointment').slice(0, 2).sort()).toEqual(['/appointment', '/doctors']);
});

test('every spoken line leads to the pages that it names', () => {
  const lost = spokenWords.flatMap(({ spoken, pages: [first = ''] }) =>
    spoken.filter((words) => !ask(words).pages.has(first)),
  );
  expect(lost).toEqual([]);
});

test.each(['neend', 'नींद'])(
  'after the page that answers %s stand the others about it, in either search',
  (typed) => {
    for (const search of [english, inHindi]) {
      const [first, ...others] = search.pages(ask(typed, search), 8).map(({ id }) => id);
      expect(first).toBe('/sleep-clinic');
      expect(others).toEqual(
        expect.arrayContaining(['/insomnia', '/disturbed-sleep', '/sleep-walking', '/sleep-talking']),
      );
    }
  },
);

test('a page is found first, or nearly so, by its Hindi title, in either search', () => {
  const lost = hindiPages.filter(({ path, frontMatter: { title } }) => {
    const [inEnglish, inHindi] = [found(title), foundInHindi(title)].map((paths) => paths.slice(0, 2));
    return !inEnglish?.includes(path) || !inHindi?.includes(`/hi${path}`);
  });
  expect(lost.map(({ path }) => path)).toEqual([]);
});

test('each way to write a word in Devanagari, or Hindi in Latin letters, finds the same', () => {
  const same = [
    ['ज़िद्दी', 'जिद्दी', 'ज़िद्दी', 'जिदी'],
    ['चिन्ता', 'चिंता', 'चिँता', 'चिन्\u200dता'],
    ['मिर्गी', 'मिर्गि'],
    ['बच्चा', 'बचा', 'बच्\u200cचा'],
    ['दवाइये', 'दवाइए'],
  ];
  for (const spellings of same) expect(new Set(spellings.map(folded)).size, spellings[0]).toBe(1);
  const roman = [
    ['wehem', 'vehem'],
    ['zeher', 'jeher'],
    ['phansi', 'fansi'],
    ['nahin', 'nahi'],
  ];
  for (const spellings of roman) expect(new Set(spellings.map(foldedSpoken)).size, spellings[0]).toBe(1);
});

test('a word of Devanagari stays one with a joiner in it, and two that differ by a vowel stay two', () => {
  expect(wordsOf('चिन्\u200dता क्\u200cया')).toHaveLength(2);
  expect(folded('दिन')).not.toBe(folded('दान'));
  expect(folded('मन')).not.toBe(folded('मना'));
});

test('who looks for an appointment or a call in Hindi finds where to make it', () => {
  const at = (path: string) => pageAt('hi', path)?.path ?? path;
  for (const query of ['अपॉइंटमेंट रद्द', 'अपॉइंटमेंट बदलना', 'cancel appointment']) {
    expect(foundInHindi(query)[0], query).toBe(at('/appointment'));
    expect(found(query)[0], query).toBe('/appointment');
  }
  for (const query of ['मुझे फ़ोन करें', 'फोन करो', 'phone karo']) {
    expect(foundInHindi(query)[0], query).toBe(at('/callback'));
    expect(found(query)[0], query).toBe('/callback');
  }
  for (const search of [found, foundInHindi]) {
    expect(search('अपॉइंटमेंट').slice(0, 2).sort()).toEqual(
      (search === found ? ['/appointment', '/doctors'] : [at('/appointment'), at('/doctors')]).sort(),
    );
  }
});

test('English words find the page in the Hindi search too', () => {
  for (const [query, path] of [
    ['insomnia', '/insomnia'],
    ['depresion', '/depression'],
    ['bed wetting', '/incontinence'],
  ] as const) {
    expect(foundInHindi(query)[0], query).toBe(pageAt('hi', path)?.path);
  }
});

test('every page is found first, or nearly so, by its own title', () => {
  const lost = indexedPages.filter(
    ({ path, title }) => path !== '/' && !found(title).slice(0, 2).includes(path),
  );
  expect(lost.map(({ path }) => path)).toEqual([]);
});

test('prices are found by what they are for, and say what it costs', () => {
  const [first] = prices('hypnotherapi', 6);
  expect(first?.title.map(({ text }) => text).join('')).toBe('Hypnotherapy');
  expect(first?.excerpt.map(({ text }) => text).join('')).toContain('₹2,000');
});

test('an excerpt marks the words that were found, in whatever spelling', () => {
  const [first] = pages('insomia', 1);
  expect([...(first?.title ?? []), ...(first?.excerpt ?? [])]).toContainEqual({
    text: expect.stringMatching(/^insomnia$/i),
    marked: true,
  });
});

test('a word that was understood marks no other word that is spelt nearly like it', () => {
  const marked = pages('neend', 10).flatMap(({ title, excerpt }) =>
    [...title, ...excerpt].filter((piece) => piece.marked).map(({ text }) => text.toLowerCase()),
  );
  expect(new Set(marked)).toEqual(new Set(['sleep']));
});

test.each([
  '%',
  '\0\u0007',
  '💥',
  '\ud800',
  '__proto__ constructor toString',
  '<script>alert(1)</script>',
  "' OR 1=1 --",
  '(((((((((((((((((((([[[[',
  'a '.repeat(5000),
  'neend'.repeat(5000),
  '../../../etc/passwd',
])('a hostile query is read, cut and searched: %#', (raw) => {
  const query = readSearchQuery(raw);
  expect(query.text.length).toBeLessThanOrEqual(longestQuery);
  expect(query.words.length).toBeLessThanOrEqual(12);
  expect(() => [pages(raw, 8), prices(raw, 6)]).not.toThrow();
});
