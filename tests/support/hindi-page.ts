/** Elements whose text nobody reads on the page, or that say of themselves that they are English. */
const leftOut = /<(script|style|template)\b[^>]*>[\s\S]*?<\/\1>|<(\w+)[^>]*\slang="en"[^>]*>[\s\S]*?<\/\2>/g;

/** What is no word of a language: mail and web addresses. */
const addresses = /https?:\/\/\S+|[\w.+-]+@[\w.-]+/g;

/**
 * The texts in Latin letters of a page in Hindi that are not marked as English. An element that is marked holds none of its own name.
 *
 * @param html the page, or a part of it
 */
export const englishLeftIn = (html: string): string[] => {
  const words = html.replace(leftOut, ' ');
  const spoken = [...words.matchAll(/\s(?:aria-label|title|placeholder|alt|data-\w+)="([^"]*)"/g)]
    .map(([, text = '']) => text)
    .filter((text) => /[A-Za-z]{3}.*\s/.test(text));
  return [...words.replace(/<[^>]*>/g, '\n').split('\n'), ...spoken]
    .map((text) =>
      text
        .replace(/&#?\w+;/g, ' ')
        .replace(addresses, ' ')
        .trim(),
    )
    .filter((text) => /[A-Za-z]/.test(text));
};
