/** `npm run page-model`: trains the guess of pages for a question, and writes app/typed-text/queries/trained/page-model.json. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { commonNames } from '#app/languages/common-names.ts';
import { heldOutNames } from '#app/languages/held-out-names.ts';
import { localeTags } from '#app/languages/locales.ts';
import { queriesWithoutPage, spokenSubjects } from '#app/typed-text/queries/spoken-queries.ts';
import { pseudoRandom } from '#app/typed-text/training/pseudo-random.ts';
import { type AskedQuestion, trainPageModel } from '#app/typed-text/training/train-page-model.ts';
import { unknownText } from '#app/typed-text/training/variations.ts';
import { root } from '../testing/command.ts';
import { searchedPages } from './build-index.ts';

const lists = join(root, 'app/typed-text/phrases/questions/training');
const file = join(root, 'app/typed-text/queries/trained/page-model.json');

/** Weight of each sort of text in the training, compared as the settings of the training were. */
const worth = { question: 6, title: 1.4, query: 1, name: 0.7, sentence: 0.3, withoutPage: 1.5 };
/** Share of the first page of a subject with several pages. The second page has the rest. */
const firstShare = 0.75;
/** Names of a page with more characters are sentences. */
const longestName = 60;
const unknownTexts = 600;

const linesOf = (name: string) => readFileSync(join(lists, name), 'utf8').trim().split('\n');

const withoutPage = (text: string): AskedQuestion => ({ text, pages: [], worth: worth.withoutPage });

/** Questions with the page that answers each: a line has the question, a tab and the path. Without a path no page answers. */
const listed = readdirSync(lists)
  .filter((name) => name.endsWith('.tsv'))
  .sort()
  .flatMap(linesOf)
  .map((line): AskedQuestion => {
    const [text = '', path = ''] = line.split('\t');
    return path === '' ? withoutPage(text) : { text, pages: [[path, 1]], worth: worth.question };
  });

const spoken = spokenSubjects().flatMap(({ queries, pages: [first = '', second] }) =>
  queries.map(
    (text): AskedQuestion => ({
      text,
      pages: second
        ? [
            [first, firstShare],
            [second, 1 - firstShare],
          ]
        : [[first, 1]],
      worth: worth.query,
    }),
  ),
);

const searched = localeTags.flatMap(searchedPages);

const named = searched.flatMap(({ id, title, summary, keywords, headings, otherWords = [] }) =>
  [
    { texts: [title], worth: worth.title },
    { texts: [...keywords, ...otherWords].filter(({ length }) => length <= longestName), worth: worth.name },
    { texts: [summary, ...headings], worth: worth.sentence },
    { texts: otherWords.filter(({ length }) => length > longestName), worth: worth.sentence },
  ].flatMap((sort) =>
    sort.texts.map((text): AskedQuestion => ({ text, pages: [[id, 1]], worth: sort.worth })),
  ),
);

const random = pseudoRandom(7);

const questions = [
  ...listed,
  ...spoken,
  ...named,
  ...[...queriesWithoutPage('medicine'), ...queriesWithoutPage('matters')].map(withoutPage),
  ...[...Object.entries(commonNames), ...heldOutNames].flat(2).map(withoutPage),
  ...Array.from({ length: unknownTexts }, () => withoutPage(unknownText(random).text)),
];

mkdirSync(dirname(file), { recursive: true });
const model = trainPageModel([...new Set(searched.map(({ id }) => id))], questions);
writeFileSync(file, `${JSON.stringify(model, null, 1)}\n`);
console.log(`Trained with ${questions.length} texts: ${model.targets.length} weights.`);
