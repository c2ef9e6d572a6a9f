import { valueToEstree } from 'estree-util-value-to-estree';
import GithubSlugger from 'github-slugger';
import type { Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { define } from 'unist-util-mdx-define';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

/** Ids that the page round the text has already. */
const taken = [
  'content',
  'services',
  'treatments',
  'more',
  'phone-menu',
  'doctors',
  'sources',
  'on-this-page',
];

/** A remark plugin: gives every heading an id, and the module an export `contents` with those of the second level. */
export function contents() {
  return (tree: Root, file: VFile) => {
    const slugger = new GithubSlugger();
    for (const id of taken) slugger.slug(id);
    const headings: { id: string; text: string }[] = [];
    visit(tree, 'heading', (heading) => {
      const text = textOf(heading);
      const id = slugger.slug(text);
      heading.data = { ...heading.data, hProperties: { id } };
      if (heading.depth === 2) headings.push({ id, text });
    });
    define(tree, file, { contents: valueToEstree(headings) }, {});
  };
}
