import type { Root } from 'mdast';
import type {} from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { helplines } from '#app/hospital-facts/helplines.ts';

/**
 * Remark plugin that writes the number into each `<TeleManasNumber />` of a page. Without it the section would be folded on a
 * phone as one without a number, and the search would show the name alone.
 */
export const teleManasNumber = () => (tree: Root) => {
  visit(tree, 'mdxJsxTextElement', (node) => {
    if (node.name === 'TeleManasNumber')
      node.children = [{ type: 'text', value: helplines.mentalHealth.number }];
  });
};
