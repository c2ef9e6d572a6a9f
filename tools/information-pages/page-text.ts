import { createProcessor } from '@mdx-js/mdx';
import type { Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkSmartypants from 'remark-smartypants';
import { visit } from 'unist-util-visit';
import { teleManasNumber } from './tele-manas-number.ts';

/** Text of a page for the search index. */
interface PageText {
  readonly headings: readonly string[];
  /** Paragraphs and table rows, in the order of the page. */
  readonly passages: readonly string[];
}

const processor = createProcessor({ remarkPlugins: [remarkGfm] });
/** Typographic quotation marks. The plugin is called directly, because a processor run would compile the page. */
const setQuotes = remarkSmartypants.call(processor as never) as unknown as (tree: Root) => void;

/** Texts by body: a build, and a process of tests, read each page for several indexes, and parsing all takes 5 s. */
const extracted = new Map<string, PageText>();

/**
 * Returns the text of an information page without Markdown, with the quotation marks that the page shows.
 *
 * @param body Markdown without front matter
 */
export function extractPageText(body: string): PageText {
  const text = extracted.get(body) ?? parsePageText(body);
  extracted.set(body, text);
  return text;
}

function parsePageText(body: string): PageText {
  const tree = processor.parse(body) as Root;
  setQuotes(tree);
  teleManasNumber()(tree);
  const headings: string[] = [];
  const passages: string[] = [];
  visit(tree, (node) => {
    if (node.type === 'heading') headings.push(textOf(node));
    if (node.type === 'paragraph') passages.push(textOf(node));
    if (node.type === 'tableRow') passages.push(node.children.map((cell) => textOf(cell)).join(', '));
  });
  return { headings, passages };
}
