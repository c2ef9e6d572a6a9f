import { describe, expect, test } from 'vitest';
import { listedPages } from '#app/site/pages.ts';
import { readInformationPages } from '#tools/information-pages/read.ts';
import { longestQuery, readSearchQuery } from './search-query.ts';
import { spokenWords } from './search-words.ts';
import { searchedPageOf, searchedPrices, searchedPublicPages } from './searched.ts';
import { createSearch } from './site-search.ts';

/** Roughly what the build makes of a page: its lines, without the marks of Markdown. */
const pages = createSearch([
  ...searchedPublicPages,
  ...readInformationPages().map(({ frontMatter, body }) => {
    const lines = body.split('\n').filter((line) => line.trim() !== '');
    const plain = (line: string) => line.replace(/\]\([^)]*\)|[#*[\]|<>]/g, ' ').trim();
    return searchedPageOf(
      frontMatter,
      lines.filter((line) => line.startsWith('#')).map(plain),
      lines.filter((line) => !line.startsWith('#')).map(plain),
    );
  }),
]);
const prices = createSearch(searchedPrices);

const found = (query: string) => pages(readSearchQuery(query), 8).map(({ path }) => path);

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
  const known = new Set<string>(listedPages.map(({ path }) => path));
  expect(spokenWords.flatMap((entry) => entry.pages).filter((path) => !known.has(path))).toEqual([]);
});

test('who looks for an appointment finds how to book one and how to change one', () => {
  expect(found('appointment').slice(0, 2).sort()).toEqual(['/appointment', '/doctors']);
});

test('every spoken word finds something', () => {
  const lost = spokenWords.flatMap(({ spoken }) => spoken).filter((words) => found(words).length === 0);
  expect(lost).toEqual([]);
});

test('every page is found first, or nearly so, by its own title', () => {
  const lost = listedPages.filter(
    ({ path, title }) => path !== '/' && !found(title).slice(0, 2).includes(path),
  );
  expect(lost.map(({ path }) => path)).toEqual([]);
});

test('prices are found by what they are for, and say what it costs', () => {
  const [first] = prices(readSearchQuery('hypnotherapi'), 6);
  expect(first?.title.map(({ text }) => text).join('')).toBe('Hypnotherapy');
  expect(first?.excerpt.map(({ text }) => text).join('')).toContain('₹2,000');
});

test('an excerpt marks the words that were found, in whatever spelling', () => {
  const [first] = pages(readSearchQuery('insomia'), 1);
  expect([...(first?.title ?? []), ...(first?.excerpt ?? [])]).toContainEqual({
    text: expect.stringMatching(/^insomnia$/i),
    marked: true,
  });
});

test('a word that was understood marks no other word that is spelt nearly like it', () => {
  const marked = pages(readSearchQuery('neend'), 10).flatMap(({ title, excerpt }) =>
    [...title, ...excerpt].filter((piece) => piece.marked).map(({ text }) => text.toLowerCase()),
  );
  expect(new Set(marked)).toEqual(new Set(['sleep']));
});

describe('a query that may be a cry for help is known as one', () => {
  test.each([
    'suicide',
    'sucide',
    'I want to die',
    'khudkushi',
    'khud kushi kaise kare khudkhushi',
    'marna chahta hun',
    'main mar jana chahti hoon',
    'self harm',
    'self-harm',
    'aatmahatya',
    'jeene ka man nahi',
    'kill myself',
    'आत्महत्या',
  ])('%s', (query) => expect(readSearchQuery(query).crisis).toBe(true));

  test.each(['', 'insomnia', 'neend nahi aati', 'marriage', 'fees', 'live video', 'decide', 'shadi'])(
    'not: %s',
    (query) => expect(readSearchQuery(query).crisis).toBe(false),
  );
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
  expect(() => [pages(query, 8), prices(query, 6)]).not.toThrow();
});
