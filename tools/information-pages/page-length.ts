import type { InformationPageSource } from './read.ts';

/** Counts the visible words of Markdown. */
export function countWords(markdown: string): number {
  const text = markdown
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\]\([^)]*\)/g, ']')
    .replaceAll(/^[|\s:-]+$/gm, ' ');
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** Returns the paragraphs and list items of a page, without headings and tables. */
export function readLines(body: string): string[] {
  return body
    .replaceAll(/<[^>]+>/g, '')
    .split('\n')
    .filter((line) => line.trim() && !/^\s*(?:\||#)/.test(line))
    .map((line) => line.replace(/^\s*(?:[-*]|\d+\.)\s+/, '').replaceAll(/\]\([^)]*\)/g, ''));
}

/** Returns what a reader sees before opening anything: the short answer, the three steps and the sections that are not folded. */
export function seenAtFirst({
  frontMatter: { inShort, today, folded = [] },
  body,
}: Pick<InformationPageSource, 'frontMatter' | 'body'>): string {
  const isFolded = (section: string) => folded.some((title) => section.trim().startsWith(`## ${title}\n`));
  return [inShort, ...today, ...body.split(/\n(?=## )/).filter((section) => !isFolded(section))].join('\n');
}
