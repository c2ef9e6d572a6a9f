import { expect } from 'vitest';
import { defaultFacts } from '#app/hospital-facts/default-facts.ts';
import type { Locale } from '#app/languages/locales.ts';
import { localeOf } from '#app/languages/localized-path.ts';
import { messagesIn } from '#app/languages/messages.ts';
import { nextFreePath } from '#app/ui/next-free/next-free-query.ts';
import { informationPageDoctorsWords } from '#messages/doctors/information-page-doctors.ts';
import { dateFormats } from '#messages/time/date-formats.ts';
import { savedCopyWords } from '#messages/ui/page-parts/saved-copy.ts';
import type { Site } from './site.ts';

const { phones } = defaultFacts;

/** Time at which the copies of tests are stored. */
export const savedAt = new Date('2026-11-22T09:00:00Z');

/** The loading text for doctors, and the notice on a stored copy with the day of {@link savedAt}. */
function copyWordsIn(locale: Locale) {
  const [notice] = messagesIn(locale, savedCopyWords).saved;
  const { locale: tag, options } = messagesIn(locale, dateFormats).longDate;
  const day = new Intl.DateTimeFormat(tag, options).format(savedAt);
  const { loading } = messagesIn(locale, informationPageDoctorsWords);
  return { loading, notice, saved: `${notice}<span>${day}</span>` };
}

/** Converts a page to its stored copy. */
export type AsCopy = (html: string, savedAt: Date, locale: Locale) => string;

/** Returns the function `asCopy` of the service worker that the browser gets. */
export async function readAsCopy(site: Site): Promise<AsCopy> {
  const worker = await (await site.fetch('/service-worker.js')).text();
  return new Function('addEventListener', `${worker}; return asCopy;`)(() => {});
}

/** Returns the page as a reader sees it, without the templates for stored copies. */
export const asRead = (html: string) =>
  html.replaceAll(/<template data-only-in-copies[\s\S]*?<\/template>/g, '');

interface Visit {
  readonly address: string;
  readonly response: Response;
  readonly html: string;
}

/**
 * Checks that the stored copy of a page contains no doctor, shows its date, and otherwise equals the page.
 *
 * @param origin of the site
 */
export function expectStoredCopy(asCopy: AsCopy, { address, response, html }: Visit, origin: string): void {
  const locale = localeOf(address);
  const { loading, notice, saved } = copyWordsIn(locale);
  expect.soft(response.status).toBe(200);
  expect.soft(response.headers.get('Cache-Control')).not.toContain('no-store');
  expect.soft(response.headers.get('Set-Cookie')).toBeNull();
  expect.soft(asRead(html)).not.toContain(notice);
  const copy = asCopy(html, savedAt, locale);
  expect.soft(copy).not.toMatch(/\(sample\)/);
  expect.soft(copy).not.toContain(loading);
  expect.soft(copy).not.toContain('complete=1');
  expect.soft(copy).toContain(saved);
  expect.soft(copy.split(notice)).toHaveLength(2);
  expect.soft(copy).not.toMatch(/<template/);
  expect.soft(copy).toContain(phones.admission.href);
  expect.soft(copy).toContain(`<link rel="canonical" href="${origin}${address}"`);
  const scripts = (text: string) => text.match(/<(script|style)[\s\S]*?<\/\1>/g) ?? [];
  // The script that requests the next free times is removed together with the doctors.
  expect.soft(scripts(copy)).toEqual(scripts(html).filter((one) => !one.includes(nextFreePath)));
  expect.soft(copy).not.toContain(nextFreePath);
  for (const name of ['div', 'section', 'ul', 'li', 'p', 'main']) {
    const count = (pattern: string) => copy.match(new RegExp(pattern, 'g'))?.length ?? 0;
    expect.soft(count(`<${name}[ >]`), name).toBe(count(`</${name}>`));
  }
}
