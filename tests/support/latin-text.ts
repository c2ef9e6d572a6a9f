const voidElements = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
const readAloud = /\s(?:aria-label|alt|title|placeholder)="([^"]*)"/g;

/** What addresses, numbers and signs write in Latin letters in any language. */
const inEveryLanguage = /https?:\/\/\S+|\S+@\S+|&[a-z]+;|&#x?[0-9a-f]+;/gi;

/**
 * The texts of a page in Hindi that have Latin letters and are not marked as English, for a test to find none: what is shown, and
 * what is read aloud in its place.
 *
 * @param html as the server writes it, which closes each element
 */
export function latinOutsideEnglish(html: string): readonly string[] {
  const body = html
    .slice(html.indexOf('<body'))
    .replaceAll(/<(script|style|noscript|svg|code)\b[\s\S]*?<\/\1>/g, '')
    .replaceAll(/<!--[\s\S]*?-->/g, '');
  const found: string[] = [];
  const english: boolean[] = [];
  for (const [, end, name = '', rest = '', text = ''] of body.matchAll(
    /<(\/?)([a-z][a-z0-9-]*)((?:"[^"]*"|[^">])*)>([^<]*)/gi,
  )) {
    const outer = english.at(-1) ?? false;
    const here = end ? outer : (rest.match(/\slang="([^"]*)"/)?.[1]?.startsWith('en') ?? outer);
    const texts = end ? [] : [...rest.matchAll(readAloud)].map(([, words = '']) => words);
    if (!here) found.push(...texts.filter(hasLatin));
    if (end) english.pop();
    else if (!voidElements.test(name) && !rest.endsWith('/')) english.push(here);
    if (!(english.at(-1) ?? false) && hasLatin(text)) found.push(text.trim());
  }
  return found;
}

const hasLatin = (text: string) => /[A-Za-z]/.test(text.replaceAll(inEveryLanguage, ''));
