import type { InformationArticle } from '../information-article.ts';
import type { TextNode } from '../reading/article-text.tsx';

/** Elements and components inside a sentence. All others begin a passage of their own. */
const inline: ReadonlySet<string> = new Set([
  ...['a', 'abbr', 'br', 'code', 'del', 'em', 'i', 'span', 'strong'],
  'TeleManasNumber',
]);

const textOf = (node: TextNode): string =>
  typeof node === 'string' ? node : (node.slice(2) as readonly TextNode[]).map(textOf).join('');

/** Paragraphs, list items and table rows, in the order of the page. Headings are not among them. */
function passagesIn(nodes: readonly TextNode[]): readonly string[] {
  const passages: string[] = [];
  let sentence = '';
  const end = () => {
    if (sentence.trim()) passages.push(sentence.trim());
    sentence = '';
  };
  for (const node of nodes) {
    if (typeof node === 'string' || inline.has(node[0])) {
      sentence += textOf(node);
      continue;
    }
    end();
    const [name, , ...children] = node;
    if (name === 'tr')
      passages.push(
        children
          .filter((cell) => typeof cell !== 'string')
          .map(textOf)
          .join(', '),
      );
    else if (!/^h\d$/.test(name)) passages.push(...passagesIn(children));
  }
  end();
  return passages;
}

/** By article, because a popular page is a result of many searches. */
const known = new WeakMap<InformationArticle, readonly string[]>();

/** Returns the passages of an information page that the search reads and shows: the same as in the index (tools/search-index). */
export function passagesOf(article: InformationArticle): readonly string[] {
  const passages = known.get(article) ?? [
    article.frontmatter.inShort,
    ...article.frontmatter.today,
    ...passagesIn(article.body),
  ];
  known.set(article, passages);
  return passages;
}
