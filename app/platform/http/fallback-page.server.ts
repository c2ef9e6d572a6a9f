import type { HospitalFacts } from '#app/hospital-facts/fact-types.ts';
import { helplines } from '#app/hospital-facts/helplines.ts';
import { hindiHelplines, hindiPhoneLabels } from '#app/hospital-facts/hindi-facts.ts';
import { hospitalNameIn } from '#app/hospital-facts/name-and-place.ts';
import { type Locale, locales } from '#app/languages/locales.ts';
import { localeOf } from '#app/languages/localized-path.ts';
import { messagesIn } from '#app/languages/messages.ts';
import { pageAt } from '#app/navigation/localized-pages.ts';
import { home } from '#app/navigation/pages.ts';
import { type Fallback, fallbackWords } from '#messages/platform/http/fallback-page.ts';

const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** Lists the phones and helplines in the language of the page. */
function callsIn(language: Locale, { phones }: Pick<HospitalFacts, 'phones'>) {
  const lines = Object.values(helplines);
  if (language === 'en') {
    return [
      ...Object.values(phones).map(({ href, label, shown }) => ({ href, words: `${label}: ${shown}` })),
      ...lines.map(({ number, name }) => ({ href: `tel:${number}`, words: `${name}: ${number}` })),
    ];
  }
  return [
    ...Object.entries(phones).map(([id, { href, shown }]) => ({
      href,
      words: `${hindiPhoneLabels[id as keyof HospitalFacts['phones']]}: ${shown}`,
    })),
    ...lines.map(({ number, name }) => ({
      href: `tel:${number}`,
      words: `${hindiHelplines[number]?.name ?? name}: ${number}`,
    })),
  ];
}

/**
 * Builds a page without React, for when the application itself cannot answer.
 *
 * @param pathname path of the request, which decides the language
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
  const language = localeOf(options.pathname);
  const words = messagesIn(language, fallbackWords);
  const { heading, text } = words[options.because];
  const isHindi = language === 'hi';
  const name = hospitalNameIn(language, facts);
  const toHome = pageAt(language, home.path)?.path ?? home.path;
  const html = `<!doctype html>
<html lang="${locales[language].htmlTag}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${escaped(heading)}</title>
<style nonce="${options.nonce}">
body{margin:0;padding:2rem 1rem;background:#fbf7f0;color:#14302b;font:1.125rem/${isHindi ? 1.75 : 1.6} Mukta,system-ui,sans-serif}
main{max-width:36rem;margin:auto}a{color:#14524a;font-weight:600;display:inline-block;padding:.5rem 0}
@media(prefers-color-scheme:dark){body{background:#0c1b19;color:#f2eee6}a{color:#8fcabd}}
h1{margin:0;font-size:1.75rem;line-height:${isHindi ? 1.45 : 1.25}}ul{padding:0;list-style:none}code{font-size:.9em}
</style>
</head>
<body>
<main>
<h1>${escaped(heading)}</h1>
<p>${escaped(text)}</p>
<p><strong>${escaped(name)}</strong></p>
<ul>${callsIn(language, facts)
    .map((call) => `<li><a href="${call.href}">${escaped(call.words)}</a></li>`)
    .join('')}</ul>
<p><a href="${toHome}">${words.toHome}</a></p>
<p>${words.reference}: <code${isHindi ? ' lang="en"' : ''}>${options.requestId}</code></p>
</main>
</body>
</html>`;
  return new Response(html, {
    status: options.status,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' },
  });
}
