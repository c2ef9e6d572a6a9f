/**
 * `npm run page-words -- [name …]`: the length and the reading grade of the English information pages, as a table.
 * Words that a reader sees are those outside folded sections, with the short answer and the three steps.
 */
import { readingGrade } from '#tests/support/readability.ts';
import { countWords, readLines, seenAtFirst } from '#tools/information-pages/page-length.ts';
import { type InformationPageSource, readInformationPages } from '#tools/information-pages/read.ts';
import { markdownTable } from './markdown-table.ts';

function figuresOf(page: InformationPageSource) {
  const { path, inShort, today, dangers, sources } = page.frontMatter;
  const head = [inShort, ...today];
  const lines = [...head, ...readLines(page.body)];
  const sentences = lines.flatMap((line) => line.split(/(?<=[.!?:;])\s+/));
  return {
    path,
    words: countWords([...head, page.body].join('\n')),
    seen: countWords(seenAtFirst(page)),
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
