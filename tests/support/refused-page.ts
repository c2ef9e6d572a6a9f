import { expect } from 'vitest';
import type { Locale } from '#app/languages/locales.ts';
import { messagesIn } from '#app/languages/messages.ts';
import { documentTitleWords } from '#messages/page-meta/document-title.ts';

/**
 * Expects the page that answers a refused form: its title says so, and the summary of the errors follows the heading,
 * takes the focus and links each error to a field.
 *
 * @param fields ids of the fields with an error, in the order of the page; empty if the error belongs to no field
 */
export function expectRefused(html: string, fields: readonly string[], locale: Locale = 'en'): void {
  // A drawing such as a QR code has a title of its own.
  const withoutDrawings = html.replaceAll(/<svg\b.*?<\/svg>/gs, '');
  const titles = [...withoutDrawings.matchAll(/<title>([^<]*)<\/title>/g)].map(([, title = '']) => title);
  const prefix = messagesIn(locale, documentTitleWords).ofRefused('');
  expect(titles).toEqual([expect.stringMatching(new RegExp(`^${prefix}\\S`))]);
  const [, summary] =
    /<\/h1><div (?=[^>]*\bautofocus\b)[^>]*tabindex="-1"[^>]*>(.*?)<\/main>/is.exec(html) ?? [];
  expect(summary, 'the summary follows the heading').toMatch(/^<div [^>]*role="alert"/);
  expect([...html.matchAll(/\bautofocus\b/gi)]).toHaveLength(1);
  const linked = [...(summary ?? '').matchAll(/<li><a href="#([^"]+)"/g)].map(([, id = '']) => id);
  expect(linked).toEqual(fields);
  for (const id of fields) expect(html).toMatch(new RegExp(`<(?:input|textarea|select)\\b[^>]* id="${id}"`));
}
