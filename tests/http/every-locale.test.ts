/**
 * Requirements for the public site in every other locale, including a generated locale (tools/pseudo-locale). Pages of the catalogue are
 * visited in the generated locale alone: every-page.test.ts visits those of the other locales.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Locale, locales, localeTags, otherLocales } from '#app/languages/locales.ts';
import { pathIn, pathWithoutLocale } from '#app/languages/localized-path.ts';
import { messagesIn } from '#app/languages/messages.ts';
import { catalogueOf, pageAt } from '#app/navigation/localized-pages.ts';
import { searchPath } from '#app/navigation/navigation.ts';
import { findInformationPage } from '#app/navigation/pages.ts';
import { detectDangers } from '#app/typed-text/danger/detect-dangers.ts';
import { partWords } from '#messages/content/reading/page-parts.ts';
import { introductionWords } from '#messages/ui/locale/introduction.ts';
import { acquireSite } from '#tests/support/shared-site.ts';
import type { Site } from '#tests/support/site.ts';
import { englishRuns, unmarkedEnglish } from '#tests/support/unmarked-english.ts';

let site: Site;

beforeAll(async () => {
  site = await acquireSite({ seeded: true });
});

afterAll(() => site.dispose());

async function doctorPaths() {
  const html = await (await site.fetch('/doctors?complete=1')).text();
  return [...new Set([...html.matchAll(/href="(\/doctors\/[a-z0-9-]+)"/g)].map(([, path = '']) => path))];
}

const generated = process.env.PSEUDO_LOCALE as Locale | undefined;

/** Public pages of a locale that no other test visits in every locale, by their path in the default locale. */
const pathsOf = async (locale: Locale) => [
  ...(locale === generated ? catalogueOf(locale) : []),
  ...(await doctorPaths()).flatMap((path) => [path, `${path}/book`]),
  searchPath,
  `${searchPath}?q=sleep`,
  '/no-such-page',
];

describe.each(otherLocales)('the locale %s', (locale) => {
  const { prefix, htmlTag, dir } = locales[locale];

  test('renders each of its pages under its prefix, in its language', async () => {
    for (const path of await pathsOf(locale)) {
      const response = await site.fetch(pathIn(locale, path));
      const html = await response.text();
      // A doctor who is booked on another site has no form here.
      if (path.endsWith('/book') && response.status === 302) continue;
      expect([path, response.status]).toEqual([path, path === '/no-such-page' ? 404 : 200]);
      expect(html, path).toContain(`<html lang="${htmlTag}"${dir ? ` dir="${dir}"` : ''}`);
    }
  });

  test.runIf(locale === generated)(
    'is linked by hreflang from each page in every locale that has it',
    async () => {
      for (const path of catalogueOf(locale)) {
        for (const shown of localeTags.filter((tag) => pageAt(tag, path))) {
          const html = await (await site.fetch(pathIn(shown, path))).text();
          expect(html, `${shown} ${path}`).toContain(
            `<link rel="alternate" hrefLang="${locale}" href="${site.origin}${pathIn(locale, path)}"/>`,
          );
        }
      }
    },
  );

  test('writes its own address on the paper of a page', async () => {
    const path = pathIn(locale, '/depression');
    expect(await (await site.fetch(path)).text()).toContain(`>${path}</`);
  });

  test('leads from an introduction to the whole page in another language, in its own words', async () => {
    const path = catalogueOf(locale).find((one) => pageAt(locale, one)?.isWhole === false);
    if (path === undefined) return;
    const html = await (await site.fetch(pathIn(locale, path))).text();
    const [[whole, words] = []] = Object.entries(messagesIn(locale, partWords).readWhole);
    expect(html).toContain(`hrefLang="${whole}">${words}: <span lang="${whole}">`);
    expect(html).toContain(`<a href="${path}" hrefLang="en">`);
  });

  test('marks introductions in the menus, in A to Z and among the results of a search, and no whole page', async () => {
    const { short, sentence } = messagesIn(locale, introductionWords);
    const introduction = (path: string) => pageAt(locale, path)?.restIn;
    const [first] = catalogueOf(locale).filter(introduction);
    const marksIn = (html: string) =>
      [...html.matchAll(/<a href="([^"]+)"[^>]*>((?:(?!<\/a>).)*)<\/a>/g)].filter(([, to = '']) =>
        findInformationPage(pathWithoutLocale(to)),
      );
    for (const path of ['/a-z', first ?? '/depression']) {
      const html = await (await site.fetch(pathIn(locale, path))).text();
      const list = html.replace(/<a [^>]*hrefLang=[\s\S]*?<\/a>/g, '').split('</main>')[0] ?? '';
      const [menus = '', main = ''] = list.split('<main');
      for (const part of path === '/a-z' ? [menus, main] : [menus]) {
        const entries = marksIn(part);
        expect(entries.length).toBeGreaterThan(40);
        for (const [, to = '', label = ''] of entries) {
          const rest = introduction(pathWithoutLocale(to));
          expect([to, label.match(/<small[^>]*>([^<]*)/)?.[1]]).toEqual([to, rest && short[rest]]);
        }
      }
    }
    for (const path of catalogueOf(locale).filter(introduction)) {
      const title = pageAt(locale, path)?.title ?? '';
      // The search answers a title that it hears as a danger with the numbers to ring.
      if ((await detectDangers(title)).length > 0) continue;
      const found = await (
        await site.fetch(`${pathIn(locale, searchPath)}?q=${encodeURIComponent(title)}`)
      ).text();
      expect(found).toContain(`>${sentence[introduction(path) ?? 'en']}</small>`);
      return;
    }
  });

  // Names of another script can be written in Latin letters, too.
  test.runIf(locales[locale].script !== 'Latin')(
    'shows the doctors of the demonstration without a word of English',
    async () => {
      const { results } = await site.binding
        .prepare('select registration_number as code from doctors where registration_number is not null')
        .all<{ readonly code: string }>();
      const paths = await doctorPaths();
      expect(paths.length).toBeGreaterThan(5);
      for (const path of ['/doctors?complete=1', ...paths.map((path) => `${path}?complete=1`)]) {
        const html = await (await site.fetch(pathIn(locale, path))).text();
        expect(
          englishRuns(
            html,
            results.map(({ code }) => code),
          ),
          path,
        ).toEqual([]);
      }
    },
  );

  test('links only to its own pages where it has them', async () => {
    const own = new Set(catalogueOf(locale));
    for (const path of await pathsOf(locale)) {
      const html = await (await site.fetch(pathIn(locale, path))).text();
      const elsewhere = [...html.matchAll(/<a (?![^>]*rel="alternate")[^>]*href="(\/[^"#?]*)/g)]
        .map(([, to = '']) => to)
        .filter((to) => own.has(to) && !to.startsWith(`${prefix}/`));
      expect(elsewhere, path).toEqual([]);
    }
  });
});

/** Names of tests and offices, which the pages write in Latin letters in every locale. */
const names: readonly string[] = ['PHQ-9', 'GAD-7', 'National Legal Services Authority'];

/** Text that staff entered, which is shown as entered in every locale: doctors, and titles of videos and reels. */
async function enteredTexts(): Promise<readonly string[]> {
  const texts: string[] = [];
  const { results } = await site.binding
    .prepare('select name, hospital, specialization, qualification, awards, about from doctors')
    .all<Readonly<Record<string, string>>>();
  for (const row of results) texts.push(...Object.values(row));
  const links = await site.binding
    .prepare('select title from social_links where title is not null')
    .all<{ readonly title: string }>();
  texts.push(...links.results.map(({ title }) => title));
  // A page escapes the ampersand. The longest come first, because one may be a part of another.
  return texts
    .flatMap((text) => [text, text.replaceAll('&', '&amp;')])
    .sort((one, other) => other.length - one.length);
}

describe.runIf(generated)('the generated locale', () => {
  const locale = generated as Locale;

  test('shows no text that is not accented, but for names and text that staff entered', async () => {
    const typed = [...names, ...(await enteredTexts())];
    const found: string[] = [];
    // Results of a search show the words of other locales by which a page was found.
    const paths = (await pathsOf(locale)).filter((path) => !path.includes('?q='));
    for (const path of paths) {
      const html = await (await site.fetch(pathIn(locale, path))).text();
      const plain = unmarkedEnglish(html.replace('lang="en-XA"', `lang="${locale}"`), typed).filter((text) =>
        /(?<![\p{L}\p{M}])[A-Za-z]{3,}(?![\p{L}\p{M}])/u.test(
          typed.reduce((rest, words) => rest.replaceAll(words, ''), text),
        ),
      );
      found.push(...plain.map((text) => `${path}: ${text}`));
    }
    expect(found).toEqual([]);
  });
});
