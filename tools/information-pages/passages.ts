import { valueToEstree } from 'estree-util-value-to-estree';
import type { Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { define } from 'unist-util-mdx-define';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

/** A remark plugin: the module exports its text as `passages` under `headings`, which the site's search reads. */
export function passages() {
  return (tree: Root, file: VFile) => {
    const headings: string[] = [];
    const found: string[] = [];
    visit(tree, (node) => {
      if (node.type === 'heading') headings.push(textOf(node));
      if (node.type === 'paragraph') found.push(textOf(node));
      if (node.type === 'tableRow') found.push(node.children.map((cell) => textOf(cell)).join(', '));
    });
    define(tree, file, { headings: valueToEstree(headings), passages: valueToEstree(found) }, {});
  };
}
