/** Requests public pages of each locale once, and checks the rules that hold for all of them. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rowsOfTier } from '#app/content/dangers/page-dangers.ts';
import { defaultFacts } from '#app/hospital-facts/default-facts.ts';
import { helplines } from '#app/hospital-facts/helplines.ts';
import { hospitalNameIn } from '#app/hospital-facts/name-and-place.ts';
import { localeFonts } from '#app/languages/locale-fonts.ts';
import { defaultLocale, locales, localeTags, otherLocales } from '#app/languages/locales.ts';
import { localeOf, pathIn, pathWithoutLocale } from '#app/languages/localized-path.ts';
import { catalogueOf, pageAt } from '#app/navigation/localized-pages.ts';
import {
  allPages,
  findInformationPage,
  home,
  informationGroups,
  publicPages,
} from '#app/navigation/pages.ts';
import { offlinePagePaths } from '#app/offline/offline-page-paths.server.ts';
import { sharePicture, shareSize } from '#app/page-meta/share-picture.ts';
import { dangerWords } from '#messages/content/dangers/danger-words.ts';
import { tierWords } from '#messages/content/dangers/tier.ts';
import { asCached } from '#tests/support/as-cached.ts';
import { compressedSizeFor } from '#tests/support/compressed-size.ts';
import { inlineScriptBytes } from '#tests/support/inline-scripts.ts';
import { acquireSite } from '#tests/support/shared-site.ts';
import type { Site } from '#tests/support/site.ts';
import { type AsCopy, expectStoredCopy, readAsCopy } from '#tests/support/stored-copy.ts';
import { checksEveryPage, isFull } from '#tests/support/test-matrix.ts';
import { unmarkedEnglish } from '#tests/support/unmarked-english.ts';
import { informationFolder } from '#tools/information-pages/front-matter.ts';
import { readInformationPages } from '#tools/information-pages/read.ts';
import { root } from '#tools/testing/command.ts';

const { hospital, phones } = defaultFacts;

interface Visit {
  readonly address: string;
  readonly response: Response;
  readonly html: string;
}

type Thing = Record<string, unknown> & { readonly '@type': string };

let site: Site;
let asCopy: AsCopy;

/**
 * Doctors' names and video titles are in the language that staff typed, and an attribute cannot carry a
 * `lang`.
 */
let names: readonly string[];

beforeAll(async () => {
  site = await acquireSite({ seeded: true });
  asCopy = await readAsCopy(site);
  const { results } = await site.binding
    .prepare('select name from doctors union select title from social_links where title is not null')
    .all<{ name: string }>();
  names = results.map(({ name }) => name);
});

afterAll(() => site.dispose());

const visits = new Map<string, Promise<Visit>>();

async function visit(address: string): Promise<Visit> {
  const response = await site.fetch(address);
  return { address, response, html: await response.text() };
}

/** Requests a page at the first call, and returns the same response to later ones. */
function visitOnce(address: string): Promise<Visit> {
  const made = visits.get(address) ?? visit(address);
  visits.set(address, made);
  return made;
}

const matches = (html: string, pattern: RegExp) => [...html.matchAll(pattern)];
const found = (html: string, pattern: RegExp) => matches(html, pattern).map(([, text = '']) => text);

const unescaped = (text: string) =>
  text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');

const isInCatalogue = (path: string) => allPages.some((page) => page.path === path);

const addresses = [
  ...new Set([
    ...allPages.map(({ path }) => path),
    ...otherLocales.flatMap((locale) =>
      catalogueOf(locale).flatMap((path) => [path, pathIn(locale, path)] as const),
    ),
    ...offlinePagePaths,
  ]),
];

function expectSoundDocument({ address, response, html }: Visit): void {
  expect.soft(response.status).toBe(200);
  expect.soft(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
  expect.soft(matches(html, /<h1[\s>]/g)).toHaveLength(1);
  expect.soft(matches(html, /<title>[^<]+<\/title>/g)).toHaveLength(1);
  expect.soft(html).toMatch(/<meta name="description" content="[^"]{20,}"/);
  expect.soft(html).toContain(`<html lang="${locales[localeOf(address)].htmlTag}"`);
  for (const [picture] of matches(html, /<img\s[^>]*>/g)) {
    for (const attribute of [/\swidth="\d+"/, /\sheight="\d+"/, /\salt="/])
      expect.soft(picture).toMatch(attribute);
  }
  const ids = found(html, /\sid="([^"]+)"/g);
  expect.soft(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  expect.soft(found(html, /<a [^>]*href="#([^"]+)"/g).filter((id) => !ids.includes(id))).toEqual([]);
  // The content security policy would block them.
  expect.soft(matches(html, /<[a-z][^<>]*\s(style|on[a-z]+)=/g).map(([one]) => one)).toEqual([]);
}

/** Checks the canonical address, and the links between the versions of a page in each locale. */
function expectLinksBetweenLocales({ address, html }: Visit): void {
  const path = pathWithoutLocale(address);
  expect.soft(found(html, /<link rel="canonical" href="([^"]+)"/g)).toEqual([`${site.origin}${address}`]);
  const versions = localeTags.filter((locale) => catalogueOf(locale).includes(path));
  if (versions.length < 2) return;
  expect.soft(html).toContain(`<link rel="alternate" hrefLang="x-default" href="${site.origin}${path}"/>`);
  for (const locale of versions) {
    const { ownName } = locales[locale];
    const there = pathIn(locale, path);
    expect.soft(html).toContain(`<link rel="alternate" hrefLang="${locale}" href="${site.origin}${there}"/>`);
    if (there !== address)
      expect.soft(html).toContain(`<a href="${there}" hrefLang="${locale}" rel="alternate">${ownName}</a>`);
  }
}

/** JSON-LD blocks of a page. Each must be valid JSON. */
function thingsIn(html: string): Thing[] {
  return found(html, /<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g).map((json) =>
    JSON.parse(json),
  );
}

const ofType = (things: readonly Thing[], type: string) => things.filter((thing) => thing['@type'] === type);

function expectBreadcrumbs({ address, html }: Visit): void {
  const things = thingsIn(html);
  expect.soft(things.length).toBeGreaterThan(0);
  for (const thing of things) expect.soft(thing['@context']).toBe('https://schema.org');
  const trails = ofType(things, 'BreadcrumbList');
  // Home has no breadcrumbs.
  expect.soft(trails).toHaveLength(address === home.path ? 0 : 1);
  const known = allPages.map(({ path }) => `${site.origin}${path}`);
  for (const trail of trails) {
    const steps = trail.itemListElement as { position: number; name: string; item: string }[];
    expect.soft(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
    expect.soft(steps[0]).toMatchObject({ name: 'Home', item: `${site.origin}/` });
    expect.soft(steps.at(-1)).toMatchObject({
      name: pageAt(defaultLocale, address)?.title,
      item: `${site.origin}${address}`,
    });
    expect.soft(steps.map(({ item }) => item).filter((item) => !known.includes(item))).toEqual([]);
  }
}

/** Reads the size from a JPEG's frame header, after the segments before it. */
function jpegSize(bytes: Buffer): { width: number; height: number } {
  expect(bytes.readUInt16BE(0)).toBe(0xffd8);
  let at = 2;
  while (at < bytes.length) {
    const marker = bytes.readUInt16BE(at);
    if (marker === 0xffc0 || marker === 0xffc2) {
      return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    }
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  throw new Error('The JPEG has no frame header.');
}

/** Checks the preview of a shared link: title, address and picture, in the locale of the page. */
async function expectSharePreview({ address, html }: Visit): Promise<void> {
  const locale = localeOf(address);
  const path = pathWithoutLocale(address);
  // Pages for visitors' own actions have no picture of their own and use that of home.
  const pictured = isInCatalogue(path) ? path : home.path;
  const picture = sharePicture({ ...pageAt(locale, pictured), path: pictured }, locale);
  const meta = Object.fromEntries(
    matches(html, /<meta (?:property|name)="([^"]+)" content="([^"]*)"/g).map(
      ([, name = '', content = '']) => [name, unescaped(content)],
    ),
  );
  expect.soft(meta).toMatchObject({
    'og:title': pageAt(locale, path)?.title,
    'og:description': pageAt(locale, path)?.summary,
    'og:type': 'website',
    'og:url': `${site.origin}${address}`,
    'og:site_name': hospitalNameIn(locale, defaultFacts),
    'og:locale': locales[locale].openGraphTag,
    'og:image': `${site.origin}${picture}`,
    'og:image:width': `${shareSize.width}`,
    'og:image:height': `${shareSize.height}`,
    'og:image:alt': expect.stringContaining(pageAt(locale, pictured)?.title ?? 'a title'),
    'twitter:card': 'summary_large_image',
  });
  const response = await site.fetch(picture);
  expect.soft([response.status, response.headers.get('Content-Type')]).toEqual([200, 'image/jpeg']);
  const bytes = Buffer.from(await response.arrayBuffer());
  expect.soft(jpegSize(bytes)).toEqual(shareSize);
  expect.soft(bytes.length).toBeLessThanOrEqual(120 * 1024);
}

const frontMatterOf = new Map(
  readInformationPages().map(({ frontMatter }) => [frontMatter.path as string, frontMatter]),
);

function expectMedicalData({ address, html }: Visit): void {
  const frontMatter = frontMatterOf.get(address);
  if (!frontMatter) throw new Error(`${address} has no front matter.`);
  const [page, ...others] = ofType(thingsIn(html), 'MedicalWebPage');
  expect.soft(others).toEqual([]);
  const kinds = {
    condition: 'MedicalCondition',
    therapy: 'MedicalTherapy',
    clinic: 'MedicalEntity',
    medicine: 'Drug',
  };
  expect.soft(page).toMatchObject({
    url: `${site.origin}${address}`,
    name: findInformationPage(address)?.page.title,
    description: frontMatter.summary,
    inLanguage: locales[defaultLocale].htmlTag,
    about: { '@type': kinds[frontMatter.medical.kind], name: frontMatter.medical.name },
    publisher: { '@type': 'Hospital', name: hospital.name },
  });
  expect.soft(page?.audience).toBeDefined();
  expect.soft(page?.citation).toHaveLength(frontMatter.sources.length);
  if (frontMatter.reviewedOn !== null) return;
  expect.soft(page).not.toHaveProperty('lastReviewed');
  expect.soft(page).not.toHaveProperty('reviewedBy');
}

/** Signs of a group of the urgent card. */
const linesOf = (group: string) =>
  found(group, /<ul class="[^"]*">([\s\S]*?)<\/ul>/g)[0]?.match(/<li>/g)?.length ?? 0;

/** Checks the urgent card, which comes directly below the lead: few signs in each group, its numbers beside them, and nothing to open. */
function expectUrgentCard({ address, html }: Visit): void {
  const [before = '', rest = ''] = html.split(/<h2 id="urgent-signs"[^>]*>/);
  expect.soft(before.split('<main')[1]).not.toMatch(/<h2 id="(?!first-aid)|<dl/);
  const card = rest.slice(0, rest.indexOf('href="/urgent"'));
  expect.soft(card).not.toContain('<details');
  const [ambulance = '', ...others] = card.split('<h2');
  const today = others.at(-1) ?? '';
  const { dangers = [], moreDangers } = frontMatterOf.get(address) ?? {};
  const emergency = rowsOfTier(dangers, 'emergency');
  expect.soft(others).toHaveLength(emergency.length > 0 ? 2 : 1);
  expect.soft(ambulance).toContain(tierWords.firstLine);
  expect.soft(today).toContain(dangerWords['dying-thoughts'].sign);
  if (moreDangers === undefined) {
    expect.soft(linesOf(ambulance)).toBeLessThanOrEqual(4);
    expect.soft(linesOf(today)).toBeLessThanOrEqual(4);
  }
  for (const call of ['tel:112', 'tel:108']) expect.soft(ambulance).toContain(call);
  if (emergency.length > 0) {
    expect.soft(linesOf(others[0] ?? '')).toBe(emergency.length);
    expect.soft(others[0]).toContain('tel:112');
  }
  // A person in immediate danger is not sent to helplines that only talk.
  expect.soft(card.slice(0, card.indexOf(today))).not.toMatch(/tel:(?:14416|14446|14567)/);
  for (const call of ['tel:14416', phones.admission.href]) expect.soft(today).toContain(call);
  expect.soft(today).toContain(tierWords.either);
}

function expectInformationParts(visit: Visit): void {
  const { html } = visit;
  expectUrgentCard(visit);
  expect.soft(found(html, /<a [^>]*href="#([^"]+)"/g).length).toBeGreaterThan(6);
  expect.soft(html.split('What our hospital has, and what a stay is like')).toHaveLength(2);
  expect.soft(html.indexOf('id="today"')).toBeGreaterThan(html.indexOf('id="urgent-signs"'));
  expect.soft(html).toMatch(/<h2 id="sources"/);
  expect.soft(html).toContain('is pending');
  expect.soft(html).toContain('Doctors who can help');
}

/** Checks that the first view needs no second request, and that no script file is loaded. */
function expectOneRoundTrip({ html }: Visit): void {
  const [rules = '', ...others] = found(html, /<style[^>]*>([\s\S]*?)<\/style>/g);
  expect.soft(others).toEqual([]);
  expect.soft(rules).toMatch(/^@layer reset,tokens,ui,feature,print;/);
  const mostRules = 8 * 1024;
  expect.soft(compressedSizeFor(mostRules, rules)).toBeLessThanOrEqual(mostRules);
  const links = found(html, /<link rel="stylesheet" href="([^"]*)"/g);
  expect.soft(links).toEqual([expect.stringMatching(/^\/assets\/later-/)]);
  expect.soft(html.indexOf('rel="stylesheet"')).toBeGreaterThan(html.indexOf('</main>'));
  expect.soft(html.indexOf('rel="stylesheet"')).toBeLessThan(html.indexOf('<footer'));
  expect.soft(html).not.toMatch(/<script[^>]*\ssrc=/);
  expect.soft(html).not.toContain('modulepreload');
  // 1 KiB, and 64 bytes for reading aloud and the offer of another language. The timer for fits adds 1.5 KiB.
  const timer = html.includes('role="timer"');
  expect.soft(inlineScriptBytes(html)).toBeLessThanOrEqual(timer ? 2624 : 1088);
}

/**
 * Checks the compressed size of a cached page. The first flight of packets is 14 KiB and must contain what a
 * person in danger needs. The rest of the page arrives with the second flight, which ends at 42 KiB.
 */
function expectSmallOnceCached({ address, html }: Visit): void {
  // The port differs with each run and changes the compressed size by up to 40 bytes.
  const stable = asCached(html).replaceAll(site.origin, 'https://www.hospital.example');
  // The longest page in the default locale, /epilepsy-clinic, has 17.2 KiB with its short answer and the three steps. In
  // others up to 21.0 KB were measured, because a letter of Hindi or Punjabi takes three bytes. The third language, with
  // its link, its offer and its fonts, cost 0.3 KB.
  const isDefault = localeOf(address) === defaultLocale;
  const limit = isDefault ? 17.5 * 1024 : 21_000;
  expect.soft(compressedSizeFor(limit, stable)).toBeLessThanOrEqual(limit);
  if (!isDefault) return;
  const urgent = stable.slice(0, stable.indexOf(tierWords.allSigns, stable.indexOf('id="urgent-signs"')));
  expect.soft(urgent).toContain(tierWords.headings.today);
  const firstFlight = 14 * 1024;
  expect.soft(compressedSizeFor(firstFlight, urgent)).toBeLessThanOrEqual(firstFlight);
}

/** Checks the text and the links of a page in another locale. */
function expectTranslated({ address, html }: Visit): void {
  const locale = localeOf(address);
  const path = pathWithoutLocale(address);
  expect.soft(html).toContain(`| ${hospitalNameIn(locale, defaultFacts)}</title>`);
  // The letters of a locale that has fonts of its own are not Latin, so Latin text must be marked as English.
  if (localeFonts[locale]) {
    expect.soft([...new Set(unmarkedEnglish(html, names))]).toEqual([]);
    expect.soft(html.match(/<meta property="og:image:alt" content="([^"]*)"/)?.[1]).not.toMatch(/[A-Za-z]/);
    expect.soft(html.match(/<title>([^<|]*)/)?.[1]).not.toMatch(/^[\x20-\x7e]*$/);
  }
  // Three links of a page that the locale only introduces lead to the whole page in other languages.
  const own = html.replace(/<a [^>]*(?:rel="alternate"|hrefLang=|href="[^"]*#sources")[^>]*>/g, '');
  const inner = found(own, /<(?:a|form)\b[^>]*\s(?:href|action)="(\/[^"#?]*)/g);
  expect.soft(inner.length).toBeGreaterThan(30);
  expect.soft(inner.filter((to) => pageAt(locale, to))).toEqual([]);
  const rest = pageAt(locale, path)?.restIn;
  if (rest) expect.soft(html).toMatch(new RegExp(`<div class="[^"]*" lang="${locales[rest].htmlTag}">`));
  for (const { number } of Object.values(helplines)) expect.soft(html).toContain(`href="tel:${number}"`);
}

test('the catalogue has every path once: home, the pages of the hospital, and one page for each information file', () => {
  const paths = allPages.map(({ path }) => path.toLowerCase());
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths).toHaveLength(1 + Object.keys(publicPages).length + readInformationPages().length);
  expect(frontMatterOf.size).toBe(informationGroups.flatMap(({ pages }) => pages).length);
  for (const locale of localeTags) expect(addresses.map(localeOf)).toContain(locale);
});

/** Bytes of the file of an information page. The longest page of a locale is the first to exceed a limit of size. */
const lengthOf = (address: string): number => {
  const name = `${pathWithoutLocale(address).slice(1).toLowerCase()}.mdx`;
  const file = `${informationFolder(localeOf(address))}/${name}`;
  return statSync(join(root, file), { throwIfNoEntry: false })?.size ?? 0;
};

/**
 * Addresses of each template and locale: every page that has a route module of its own in the default locale, the
 * first of them in other locales, the overview of the first group of information pages, and the longest one.
 */
const templateAddresses = localeTags.flatMap((locale) => {
  const own = addresses.filter((address) => localeOf(address) === locale);
  const information = own.filter((address) => findInformationPage(pathWithoutLocale(address)));
  const others = own.filter((address) => !information.includes(address));
  const longest = information.toSorted((one, other) => lengthOf(other) - lengthOf(one));
  const sample = [
    ...(locale === defaultLocale ? others : others.slice(0, 6)),
    ...information.slice(0, 1),
    ...information.filter((address) => pageAt(locale, address)?.isWhole === false).slice(0, 1),
    ...longest.slice(0, 1),
  ];
  return [...new Set(sample)];
});
const visitedAddresses = checksEveryPage ? addresses : templateAddresses;

async function expectRulesOfItsKind(address: string): Promise<void> {
  const page = await visitOnce(address);
  const path = pathWithoutLocale(address);
  const isDefault = localeOf(address) === defaultLocale;
  expectSoundDocument(page);
  if (isInCatalogue(path) || !isDefault) {
    expectLinksBetweenLocales(page);
    await expectSharePreview(page);
  }
  if (isInCatalogue(path) && isDefault) {
    expect.soft(page.html).not.toMatch(/<meta name="robots"/);
    expect.soft(page.html).toMatch(/<img\s/);
    expectBreadcrumbs(page);
  }
  if (!isDefault) expectTranslated(page);
  if (findInformationPage(path)) {
    expectSmallOnceCached(await visit(address));
    if (isDefault) {
      expectMedicalData(page);
      expectInformationParts(page);
      expectOneRoundTrip(page);
    }
  }
  if (offlinePagePaths.includes(address)) expectStoredCopy(asCopy, page, site.origin);
}

test.each(visitedAddresses)('%s follows the rules of every page of its kind', expectRulesOfItsKind);

test('the sample has an information page of each locale, chosen by the size of its file', () => {
  for (const locale of localeTags) {
    const sizes = templateAddresses.filter((address) => localeOf(address) === locale).map(lengthOf);
    expect(Math.max(...sizes), locale).toBeGreaterThan(0);
  }
});

test('no two pages of a locale have the same title in the catalogue', () => {
  for (const locale of localeTags) {
    const titles = catalogueOf(locale).map((path) => pageAt(locale, path)?.title);
    expect(titles.length, locale).toBeGreaterThan(1);
    expect(
      titles.filter((title, index) => titles.indexOf(title) !== index),
      locale,
    ).toEqual([]);
  }
});

test('no two pages have the same title', async () => {
  const titles = new Map<string, string[]>();
  for (const address of visitedAddresses) {
    const title = (await visitOnce(address)).html.match(/<title>([^<]+)/)?.[1] ?? '';
    titles.set(title, [...(titles.get(title) ?? []), address]);
  }
  expect([...titles].filter(([, at]) => at.length > 1)).toEqual([]);
});

test('another spelling of a path redirects to the canonical path in one step, with its query', async () => {
  const query = '?q=a%20b&page=2';
  const wrong: string[] = [];
  const all = allPages.filter((page) => page.path !== home.path);
  // One rule redirects all pages, so twelve show it at each commit: four for each spelling.
  const others = isFull ? all : all.slice(0, 12);
  for (const [index, { path }] of others.entries()) {
    // One of three spellings for each page: the same rule redirects all of them.
    const spelling = [`${path}/`, path.toUpperCase(), `${path.toUpperCase()}/`][index % 3];
    const { status, headers } = await site.fetch(`${spelling}${query}`);
    const location = headers.get('Location');
    if (status !== 301 || location !== `${path}${query}`) wrong.push(`${spelling}: ${status} ${location}`);
  }
  expect(wrong).toEqual([]);
});
