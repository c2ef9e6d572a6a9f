/**
 * `node bench/measuring/page-words.ts [name …]`: the length and the reading grade of the English information pages, as a table.
 * Words that a reader sees are those outside folded sections, with the short answer and the three steps.
 */
import { readingGrade } from '#tests/support/readability.ts';
import { type InformationPageSource, readInformationPages } from '#tools/information-pages/read.ts';
import { markdownTable } from './markdown-table.ts';

/** Returns the text of Markdown without links, tags and table borders. */
const plain = (markdown: string) =>
  markdown
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\]\([^)]*\)/g, ']')
    .replaceAll(/^[|\s:-]+$/gm, ' ');

const countWords = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** Returns the paragraphs and list items of a page, without headings and tables. */
const readLines = (body: string) =>
  plain(body)
    .split('\n')
    .filter((line) => line.trim() && !/^\s*(?:\||#)/.test(line))
    .map((line) => line.replace(/^\s*(?:[-*]|\d+\.)\s+/, ''));

function figuresOf({ frontMatter, body }: InformationPageSource) {
  const { path, inShort, today, folded = [], dangers, sources } = frontMatter;
  const head = [inShort, ...today];
  const open = body
    .split(/\n(?=## )/)
    .filter((section) => !folded.some((title) => section.trim().startsWith(`## ${title}\n`)));
  const lines = [...head, ...readLines(body)];
  const sentences = lines.flatMap((line) => line.split(/(?<=[.!?:;])\s+/));
  return {
    path,
    words: countWords(plain(body)) + countWords(head.join(' ')),
    seen: countWords(plain(open.join('\n'))) + countWords(head.join(' ')),
    grade: readingGrade(lines),
    longest: Math.max(...sentences.map(countWords)),
    dangers,
    sources: sources.length,
  };
}

const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

const names = process.argv.slice(2).map((name) => `/${name}`.toLowerCase());
const figures = readInformationPages()
  .map(figuresOf)
  .filter(({ path }) => names.length === 0 || names.includes(path.toLowerCase()));

console.log(
  markdownTable(
    ['page', 'words', 'seen at first', 'grade', 'longest sentence', 'sources', 'urgent'],
    figures.map(({ path, words, seen, grade, longest, sources, dangers }) => [
      path,
      String(words),
      String(seen),
      grade.toFixed(1),
      String(longest),
      String(sources),
      dangers.join(' '),
    ]),
  ),
);
console.log(
  `\n${figures.length} pages. Seen at first: median ${median(figures.map(({ seen }) => seen))}, most ${Math.max(...figures.map(({ seen }) => seen))}. All words: median ${median(figures.map(({ words }) => words))}, most ${Math.max(...figures.map(({ words }) => words))}. Highest grade ${Math.max(...figures.map(({ grade }) => grade)).toFixed(1)}.`,
);
