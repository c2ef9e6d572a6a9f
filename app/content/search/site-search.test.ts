import { describe, expect, test } from 'vitest';
import { defaultFacts } from '#app/hospital-facts/default-facts.ts';
import { defaultLocale, type Locale, localeTags } from '#app/languages/locales.ts';
import { indexedPages } from '#app/navigation/pages.ts';
import { longestQuery, readSearchQuery } from '#app/typed-text/queries/search-query.ts';
import { spokenSubjects } from '#app/typed-text/queries/spoken-queries.ts';
import { phraseIndex, textIndexOf } from '#tests/support/search-index.ts';
import { shownRupees, specifiedPrice } from '#tests/support/specified-prices.ts';
import { whenChanged } from '#tests/support/when-changed.ts';
import { searchedPassages } from '#tools/search-index/build-index.ts';
import { asksBeforeVisit } from './before-visit-answer.tsx';
import { loadSiteSearch } from './loaded-site-search.ts';
import { priceSearch } from './price-search.server.ts';
import type { Hit } from './site-search.ts';

/** The index as the Worker reads it, from text. */
const stored = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value));
const questions = stored(phraseIndex());
const search = loadSiteSearch(questions, stored(textIndexOf(defaultLocale)));

const ask = (query: string) => search.understand(readSearchQuery(query));
const passages = new Map(localeTags.map((locale) => [locale, searchedPassages(locale)]));

/** Results with their excerpts. A test of tools/page-texts checks that the articles have the same passages. */
const shownIn = (locale: Locale, hits: readonly Hit[] = []) =>
  hits.map(({ id, found }) => found(passages.get(locale)?.get(id)));
const pages = (query: string, most: number) => shownIn(defaultLocale, search.pages(ask(query), most));
const prices = (query: string, most: number) => priceSearch(defaultFacts, defaultLocale)(ask(query), most);

/** The page that answers doctors who refer somebody. */
const referPage = '/refer';

const found = (query: string) => pages(query, 8).map(({ path }) => path);

describe('finds the page of a word or its misspelling first', () => {
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
    ['emergency', '/urgent'],
    ['emergency number', '/urgent'],
    ['urgent', '/urgent'],
    ['help now', '/urgent'],
    ['ambulance', '/urgent'],
    ['112', '/urgent'],
    ['इमरजेंसी', '/urgent'],
    ['ਐਮਰਜੈਂਸੀ', '/urgent'],
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

describe('ranks a whole word before a similar one, and a title before a text', () => {
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
    ['chitta', '/chitta-and-needles'],
    ['shy', '/social-skills-training'],
    ['counselling', '/counselling-and-therapy'],
    ['psychiatrist', '/psychiatry'],
    ['child', '/mental-health-children'],
  ])('%s: %s', (query, path) => {
    expect(found(query)[0]).toBe(path);
  });
});

test('every subject has a way to ask for it', () => {
  expect(spokenSubjects().filter(({ queries }) => queries.length === 0)).toEqual([]);
});

test('every page of a subject is in the catalogue', () => {
  const known = new Set<string>(indexedPages.map(({ path }) => path));
  expect(
    spokenSubjects()
      .flatMap((subject) => subject.pages)
      .filter((path) => !known.has(path)),
  ).toEqual([]);
});

test('a search for an appointment finds how to book and how to change one', () => {
  expect(found('appointment').slice(0, 2).sort()).toEqual(['/appointment', '/doctors']);
});

/** Thousands of queries take 10 s. */
const it = whenChanged('search', ['app/languages/**']);

it('every way to ask for a subject finds its first page', () => {
  const lost = spokenSubjects().flatMap(({ queries, pages: [first = ''] }) =>
    queries.filter((words) => !ask(words).pages.has(first)),
  );
  expect(lost).toEqual([]);
}, 120_000);

test('finds every page first or second by its own title', () => {
  const lost = indexedPages.filter(
    ({ path, title }) => path !== '/' && !found(title).slice(0, 2).includes(path),
  );
  expect(lost.map(({ path }) => path)).toEqual([]);
});

test('finds a price by its name, and shows the amount', () => {
  const [first] = prices('hypnotherapi', 6);
  expect(first?.title.map(({ text }) => text).join('')).toBe('Hypnotherapy');
  expect(first?.excerpt.map(({ text }) => text).join('')).toContain(
    shownRupees(specifiedPrice('therapy', 'Hypnotherapy')),
  );
});

test('marks the words that were found, whatever the spelling of the query', () => {
  const [first] = pages('insomia', 1);
  expect([...(first?.title ?? []), ...(first?.excerpt ?? [])]).toContainEqual({
    text: expect.stringMatching(/^insomnia$/i),
    marked: true,
  });
});

test('does not mark words that are only spelt like a word of the query', () => {
  const marked = pages('neend', 10).flatMap(({ title, excerpt }) =>
    [...title, ...excerpt].filter((piece) => piece.marked).map(({ text }) => text.toLowerCase()),
  );
  expect(new Set(marked)).toEqual(new Set(['sleep']));
});

const inLocale = Object.fromEntries(
  localeTags.map((locale) => [locale, loadSiteSearch(questions, textIndexOf(locale))]),
);

const cases = localeTags.flatMap((locale) =>
  (
    [
      ['missing', '/urgent'],
      ['my daughter is missing', '/urgent'],
      ['beta ghar se chala gaya', '/urgent'],
      ['लापता', '/urgent'],
      ['ਗੁੰਮ ਹੋ ਗਿਆ', '/urgent'],
      ['sunday', '/find-us'],
      ['रविवार', '/find-us'],
      ['ਐਤਵਾਰ', '/find-us'],
      ['refer', referPage],
      ['refer a patient', referPage],
      ['रेफर', referPage],
      ['ਰੈਫਰ', referPage],
      ['referral', referPage],
      ['रेफ़र', referPage],
      ['ਰੈਫ਼ਰ', referPage],
      ['clear history', '/violence-at-home-and-assault'],
      ['साथ क्या लाएँ', '/tools/first-visit'],
      ['what to bring', '/tools/first-visit'],
    ] as const
  ).map(([query, path]) => [query, locale, path] as const),
);

test.each(cases)('“%s” on the search page in %s finds %s first', (query, locale, path) => {
  expect(inLocale[locale]?.pages(ask(query), 1).map(({ id }) => id)).toEqual([path]);
});

test('a search for doctors shows the page for doctors who refer below the directory', () => {
  for (const locale of localeTags) {
    const [first, ...others] = inLocale[locale]?.pages(ask('for doctors'), 4).map(({ id }) => id) ?? [];
    expect(first).toBe('/doctors');
    expect(others).toContain(referPage);
  }
});

test('what to bring finds the bag for a stay too, in every locale', () => {
  for (const locale of localeTags)
    for (const query of ['साथ क्या लाएँ', 'what to bring', 'what to pack', 'भर्ती का सामान', 'ਦਾਖ਼ਲੇ ਦਾ ਸਾਮਾਨ'])
      expect(inLocale[locale]?.pages(ask(query), 2).map(({ id }) => id)).toContain('/find-us');
});

test('the stored index has no passages of information pages: a search reads those of its results from their articles', () => {
  for (const locale of localeTags) {
    const { documents } = textIndexOf(locale).pages;
    const withArticle = documents.filter(({ article }) => article);
    expect(withArticle.length).toBeGreaterThan(20);
    expect(withArticle.flatMap((document) => document.passages)).toEqual([]);
  }
});

test.each([
  'zzzz',
  'kkkkkk',
  'asdf',
  'qwerty',
  'xyz',
  'hjkl',
  'lkjlkj',
  'fghjk',
  'ਜਜਜਜ',
  'जजजज',
  'dfgdfg',
  'qwertyuiop',
  'ਕਖਗਘ',
])('“%s” finds nothing, in every locale', (query) => {
  for (const locale of localeTags) {
    expect(inLocale[locale]?.pages(ask(query), 8)).toEqual([]);
    expect(priceSearch(defaultFacts, locale)(ask(query), 6)).toEqual([]);
  }
});

test('a search for sleep does not mark words about another subject that sounds alike', () => {
  const marked = pages('sleep', 8).flatMap(({ title, excerpt }) =>
    [...title, ...excerpt].filter((piece) => piece.marked).map(({ text }) => text.toLowerCase()),
  );
  expect(marked).toContain('sleep');
  expect(marked.filter((word) => !word.startsWith('sleep'))).toEqual([]);
});

test('a result marks the typed word or its name on the page, and no word that only describes the subject', () => {
  const markedOf = (query: string) => [
    ...new Set(
      pages(query, 8).flatMap(({ title, excerpt }) =>
        [...title, ...excerpt].filter((piece) => piece.marked).map(({ text }) => text.toLowerCase()),
      ),
    ),
  ];
  expect(markedOf('chitta')).toEqual(['chitta']);
  expect(markedOf('parking').filter((word) => word !== 'parking')).toEqual([]);
});

test.each(['job vacancy', 'naukri', 'careers', 'nurse job', 'नौकरी चाहिए', 'ਨੌਕਰੀ'])(
  '“%s” asks for work, and finds no page',
  (query) => {
    expect(ask(query).asksForWork).toBe(true);
    for (const locale of localeTags) expect(inLocale[locale]?.pages(ask(query), 8)).toEqual([]);
  },
);

test.each(['job stress', 'job nahi hai', 'naukri chali gayi', 'office ki naukri ki tension'])(
  '“%s” is about a worry, not about work at the hospital',
  (query) => {
    expect(ask(query).asksForWork).toBe(false);
    expect(found(query)[0]).toBe('/stress-management');
  },
);

test.each([
  'who can see I was here',
  'Who can see that I was here?',
  'who can see on this phone that I was here',
  'Can anyone see on this phone that I was here?',
  'browser history',
  'phone kaun dekh sakta hai',
])('“%s” finds the pages about traces on the phone', (query) => {
  expect(found(query).slice(0, 3)).toEqual(['/privacyPolicy', '/rights', '/violence-at-home-and-assault']);
});

test('“phone” alone asks for the number, not for the traces on the phone', () => {
  expect(found('phone')[0]).toBe('/callback');
});

test.each([
  'how to pay',
  'How do I pay?',
  'upi',
  'payment UPI',
  'video call where',
  'where is the video call',
  'वीडियो कॉल कहाँ',
  'पैसे कैसे दें',
  'ਵੀਡੀਓ ਕਾਲ ਕਿੱਥੇ ਹੈ',
  'ਪੈਸੇ ਕਿਵੇਂ ਦੇਈਏ',
])('“%s” is answered with how to pay and where the call opens, in every locale', (query) => {
  for (const locale of localeTags)
    expect(asksBeforeVisit(inLocale[locale]?.pages(ask(query), 8) ?? []), locale).toBe(true);
});

test('“where is the video call” finds no page about ending life', () => {
  expect(found('where is the video call')).not.toContain('/thoughts-of-ending-life');
});

test.each(['fees', 'appointment', 'doctor', 'refund', 'call me back', 'kitne paise'])(
  '“%s” is not answered with how to pay',
  (query) => {
    expect(asksBeforeVisit(search.pages(ask(query), 8))).toBe(false);
  },
);

test('a page that shares only one word with a question is no result', () => {
  const asked = ask('insomnia bicycle');
  expect(search.pages(asked, 8).map(({ id }) => id)).toContain('/insomnia');
  expect(search.pages(asked, 8).filter(({ id }) => !asked.pages.has(id))).toEqual([]);
});

test('a translated page shows no English sentence, and an English name only if the visitor typed it', () => {
  for (const locale of ['hi', 'pa'] as const)
    for (const query of [
      'साथ क्या लाएँ',
      'sunday',
      'sleep',
      'appointment',
      'neend',
      'gussa',
      'fees',
      'refer',
      'parking',
      'medical certificate',
      'dawai kab tak khani',
      'दवा से नींद',
      'ਟੈਸਟ ਦੀ ਰਪੋਟ',
      'ਬਾਪੂ ਪੂਰੇ ਹੋ ਗਏ',
    ]) {
      const words = ask(query).words;
      for (const { id, excerpt, alsoCalled = [] } of shownIn(
        locale,
        inLocale[locale]?.pages(ask(query), 8),
      )) {
        const shown = excerpt.map(({ text }) => text).join('');
        expect(shown, `${locale} ${query} ${id}`).not.toMatch(/[a-z]+ [a-z]+ [a-z]+ [a-z]+/i);
        const name = alsoCalled.map(({ text }) => text).join('');
        if (/^[\x20-\x7e]+$/.test(name))
          expect(
            words.some((word) => name.toLowerCase().includes(word)),
            `${locale} ${query}: ${name}`,
          ).toBe(true);
      }
    }
});

test.each([
  ['missing', 'en'],
  ['लापता', 'hi'],
  ['ਗੁੰਮ', 'pa'],
] as const)('the result for “%s” says in %s whom to call', (query, locale) => {
  const [first] = shownIn(locale, inLocale[locale]?.pages(ask(query), 1));
  expect(first?.excerpt.map(({ text }) => text).join('')).toContain('112');
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
])('reads, cuts and searches hostile query %#', (raw) => {
  const query = readSearchQuery(raw);
  expect(query.text.length).toBeLessThanOrEqual(longestQuery);
  expect(query.words.length).toBeLessThanOrEqual(12);
  expect(() => [pages(raw, 8), prices(raw, 6)]).not.toThrow();
});
