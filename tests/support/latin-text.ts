const voidElements = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
const readAloud = /\s(?:aria-label|alt|title|placeholder)="([^"]*)"/g;

/** What a part keeps for its script to show: a sentence, not a name or a query of the window. */
const shownLater = /\sdata-(?!wake)[\w-]+="((?!\{|\[)[^"]*[A-Za-z]{3}[^"]*\s[^"]*)"/g;

/** What addresses, numbers and signs write in Latin letters in any language. */
const inEveryLanguage = /https?:\/\/\S+|\bhttps?\b|\S+@\S+|\.ics\b|&[a-z]+;|&#x?[0-9a-f]+;/gi;

/**
 * The texts of a page in Hindi that have Latin letters and are not marked as English, for a test to find none: what is shown, and
 * what is read aloud in its place.
 *
 * @param html a page or a part of one, as the server writes it, which closes each element
 * @param typed what stands as staff or a visitor typed it, also where an attribute cannot say in which language it is
 */
export function latinOutsideEnglish(html: string, typed: readonly string[] = []): readonly string[] {
  const hasLatin = (text: string) =>
    /[A-Za-z]/.test(
      typed.reduce((rest, words) => rest.replaceAll(words, ''), text.replaceAll(inEveryLanguage, '')),
    );
  // What was typed into a field is nobody's Hindi.
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
