const voidElements = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
const readAloud = /\s(?:aria-label|alt|title|placeholder)="([^"]*)"/g;

/** Matches text in data attributes that a script shows later: sentences, not names, media queries or text to search in. */
const shownLater = /\sdata-(?!hydrate|searchable)[\w-]+="((?!\{|\[)[^"]*[A-Za-z]{3}[^"]*\s[^"]*)"/g;

/** Text that uses Latin letters in every language: degrees, addresses, file types, character references. */
const inEveryLanguage = /°[CF]|https?:\/\/\S+|\bhttps?\b|\S+@\S+|\.ics\b|&[a-z]+;|&#x?[0-9a-f]+;/gi;

/**
 * Finds text with Latin letters that is not marked as English on a Hindi page, both visible text and text for
 * screen readers. Tests expect none.
 *
 * @param html a page or a part of one as React renders it, with every element closed
 * @param typed text entered by staff or a visitor, which may be in any language, also in attributes that
 * cannot carry a `lang`
 */
export function unmarkedEnglish(html: string, typed: readonly string[] = []): readonly string[] {
  const hasLatin = (text: string) =>
    /[A-Za-z]/.test(
      typed.reduce((rest, words) => rest.replaceAll(words, ''), text.replaceAll(inEveryLanguage, '')),
    );
  // The content of a form field is what a visitor typed, so it is left out.
  const body = html
    .slice(Math.max(0, html.indexOf('<body')))
    .replaceAll(/<(script|style|noscript|svg|code|textarea)\b[\s\S]*?<\/\1>/g, '')
    .replaceAll(/<!--[\s\S]*?-->/g, '');
  const found: string[] = [];
  const english: boolean[] = [];
  for (const [, end, name = '', rest = '', text = ''] of body.matchAll(
    /<(\/?)([a-z][a-z0-9-]*)((?:"[^"]*"|[^">])*)>([^<]*)/gi,
  )) {
    const outer = english.at(-1) ?? false;
    const here = end ? outer : (rest.match(/\slang="([^"]*)"/)?.[1]?.startsWith('en') ?? outer);
    const texts = end
      ? []
      : [readAloud, shownLater].flatMap((words) => [...rest.matchAll(words)].map(([, said = '']) => said));
    if (!here) found.push(...texts.filter(hasLatin));
    if (end) english.pop();
    else if (!voidElements.test(name) && !rest.endsWith('/')) english.push(here);
    if (!(english.at(-1) ?? false) && hasLatin(text)) found.push(text.trim());
  }
  return found;
}

/**
 * Finds all text with Latin letters on a page in another language, marked as English or not, also in the title of the page. The
 * language switch is left out: it names each language in its own letters.
 *
 * @param html a whole page
 * @param codes text that has Latin letters in every language, such as the reference of an appointment
 */
export function englishRuns(html: string, codes: readonly string[] = []): readonly string[] {
  const [title = ''] = html.match(/<title>[^<]*<\/title>/) ?? [];
  const [description = ''] = html.match(/(?<=<meta name="description" content=")[^"]*/) ?? [];
  const body = html.slice(Math.max(0, html.indexOf('<body')));
  const unmarked = body
    .replaceAll(/<li lang="[a-z-]+">(?:(?!<\/li>).)*<\/li>/gs, '')
    .replaceAll(/\slang="en[^"]*"/g, '');
  return unmarkedEnglish(`<body>${title}<p>${description}</p>${unmarked}`, codes);
}
