import type { HospitalFacts } from '#app/hospital-facts/fact-types.ts';
import { helplines } from '#app/hospital-facts/helplines.ts';
import { hospitalNameIn } from '#app/hospital-facts/name-and-place.ts';
import { localeFonts } from '#app/languages/locale-fonts.ts';
import { defaultLocale, type Locale, locales } from '#app/languages/locales.ts';
import { localeOf } from '#app/languages/localized-path.ts';
import { messagesIn } from '#app/languages/messages.ts';
import { pageAt } from '#app/navigation/localized-pages.ts';
import { home } from '#app/navigation/pages.ts';
import { helplineWords, phoneLabels } from '#messages/hospital-facts/contact-labels.ts';
import { type Fallback, fallbackWords } from '#messages/platform/http/fallback-page.ts';

const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** Lists the phones and helplines in the locale of the page. */
function callsIn(locale: Locale, { phones }: Pick<HospitalFacts, 'phones'>) {
  const labels = messagesIn(locale, phoneLabels);
  const lines = messagesIn(locale, helplineWords);
  return [
    ...Object.entries(phones).map(([id, { href, shown }]) => ({
      href,
      words: `${labels[id as keyof HospitalFacts['phones']]}: ${shown}`,
    })),
    ...Object.values(helplines).map(({ id, number }) => ({
      href: `tel:${number}`,
      words: `${lines[id].name}: ${number}`,
    })),
  ];
}

/**
 * Builds a page without React, for when the application itself cannot answer.
 *
 * @param pathname path of the request, which decides the locale
 * @param requestId shown on the page, so that a reader can quote it
 */
export function fallbackPage(options: {
  status: number;
  because: Fallback;
  pathname: string;
  facts: HospitalFacts;
  requestId: string;
  nonce: string;
}): Response {
  const { facts } = options;
  const locale = localeOf(options.pathname);
  const words = messagesIn(locale, fallbackWords);
  const { heading, text } = words[options.because];
  const { htmlTag, dir = 'ltr' } = locales[locale];
  const lineHeights = localeFonts[locale]?.lineHeights ?? { text: 1.6, heading: 1.25 };
  const name = hospitalNameIn(locale, facts);
  const toHome = pageAt(locale, home.path)?.path ?? home.path;
  const html = `<!doctype html>
<html lang="${htmlTag}" dir="${dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${escaped(heading)}</title>
<style nonce="${options.nonce}">
body{margin:0;padding:2rem 1rem;background:#fbf7f0;color:#14302b;font:1.125rem/${lineHeights.text} Mukta,system-ui,sans-serif}
main{max-width:36rem;margin:auto}a{color:#14524a;font-weight:600;display:inline-block;padding:.5rem 0}
@media(prefers-color-scheme:dark){body{background:#0c1b19;color:#f2eee6}a{color:#8fcabd}}
h1{margin:0;font-size:1.75rem;line-height:${lineHeights.heading}}ul{padding:0;list-style:none}code{font-size:.9em}
</style>
</head>
<body>
<main>
<h1>${escaped(heading)}</h1>
<p>${escaped(text)}</p>
<p><strong>${escaped(name)}</strong></p>
<ul>${callsIn(locale, facts)
    .map((call) => `<li><a href="${call.href}">${escaped(call.words)}</a></li>`)
    .join('')}</ul>
<p><a href="${toHome}">${words.toHome}</a></p>
<p>${words.reference}: <code${locale === defaultLocale ? '' : ` lang="${defaultLocale}"`}>${options.requestId}</code></p>
</main>
</body>
</html>`;
  return new Response(html, {
    status: options.status,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' },
  });
}
