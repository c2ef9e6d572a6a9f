import { describe, expect, test } from 'vitest';
import { loadSiteSearch } from '#app/content/search/loaded-site-search.ts';
import { defaultLocale } from '#app/languages/locales.ts';
import { pageAt } from '#app/navigation/localized-pages.ts';
import { hindiCrises, hindiSearches } from '#app/typed-text/phrases/questions/hindi-searches.ts';
import { readSearchQuery, wordsOf } from '#app/typed-text/queries/search-query.ts';
import { wordSound } from '#app/typed-text/queries/word-sounds.ts';
import { folded } from '#app/typed-text/spelling/folded-spelling.ts';
import { phraseIndex, textIndexOf } from '#tests/support/search-index.ts';
import { readInformationPages } from '#tools/information-pages/read.ts';
import { readTranslatedPages } from '#tools/information-pages/translated.ts';

const questions = phraseIndex();
const english = loadSiteSearch(questions, textIndexOf(defaultLocale));
const inHindi = loadSiteSearch(questions, textIndexOf('hi'));

const ask = (query: string, search = english) => search.understand(readSearchQuery(query));
const found = (query: string) => english.pages(ask(query), 8).map(({ path }) => path);
const foundInHindi = (query: string) => inHindi.pages(ask(query, inHindi), 8).map(({ path }) => path);

const hindiPages = readTranslatedPages('hi', readInformationPages());

describe('finds the page of Hindi in Devanagari and in Latin letters first, in either locale', () => {
  test.each(hindiSearches)('%s: %s', (query, path) => {
    expect(found(query)[0]).toBe(path);
    expect(foundInHindi(query)[0]).toBe(pageAt('hi', path)?.path ?? path);
  });
});

test('tests every search that the guide lists', () => {
  expect(hindiSearches.length + hindiCrises.length).toBe(83);
});

test.each(['neend', 'नींद'])(
  'shows the other pages about it after the page that answers %s, in either locale',
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

test('finds a page first or second by its Hindi title, in either locale', () => {
  const lost = hindiPages.filter(({ path, frontMatter: { title } }) => {
    const [inEnglish, inHindi] = [found(title), foundInHindi(title)].map((paths) => paths.slice(0, 2));
    return !inEnglish?.includes(path) || !inHindi?.includes(`/hi${path}`);
  });
  expect(lost.map(({ path }) => path)).toEqual([]);
});

test('a search for an appointment or a call in Hindi finds its page', () => {
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

test('English words find their page in the Hindi search too', () => {
  for (const [query, path] of [
    ['insomnia', '/insomnia'],
    ['depresion', '/depression'],
    ['bed wetting', '/incontinence'],
  ] as const) {
    expect(foundInHindi(query)[0], query).toBe(pageAt('hi', path)?.path);
  }
});

describe('finds the page of Hindi and Punjabi words first', () => {
  test.each([
    ['neend', ['/sleep-clinic', '/insomnia']],
    ['nind', ['/sleep-clinic', '/insomnia']],
    ['neend nahi aati', ['/insomnia']],
    ['mujhe raat ko neend nahi aati hai', ['/insomnia']],
    ['udasi', ['/depression']],
    ['udaasi', ['/depression']],
    ['nasha', ['/deaddiction', '/De-addictionProgramme']],
    ['sharab', ['/alcohol', '/deaddiction', '/De-addictionProgramme', '/detoxprogram']],
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

test('folds the spellings of a word in Devanagari and of Hindi in Latin letters', () => {
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
  for (const spellings of roman)
    expect(new Set(spellings.map((word) => wordSound(word).sound)).size, spellings[0]).toBe(1);
});

test('a joiner does not split a word of Devanagari, and words that differ by a vowel stay different', () => {
  expect(wordsOf('चिन्\u200dता क्\u200cया')).toHaveLength(2);
  expect(folded('दिन')).not.toBe(folded('दान'));
  expect(folded('मन')).not.toBe(folded('मना'));
});
