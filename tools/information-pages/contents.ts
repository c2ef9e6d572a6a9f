import { readFileSync } from 'node:fs';
import { valueToEstree } from 'estree-util-value-to-estree';
import GithubSlugger from 'github-slugger';
import type { Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { define } from 'unist-util-mdx-define';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { englishFileOf, headingIdsOf } from './translated.ts';

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

/** A link to a part of a page leads there in both languages. */
const englishIds = (path: string) =>
  headingIdsOf(readFileSync(englishFileOf(path), 'utf8').replace(/^---[\s\S]*?\n---\n/, ''), taken);

/** A remark plugin: gives every heading an id, and the module an export `contents` with those of the second level. */
export function tableOfContents() {
  return (tree: Root, file: VFile) => {
    const slugger = new GithubSlugger();
    for (const id of taken) slugger.slug(id);
    const english = englishFileOf(file.path) !== file.path ? englishIds(file.path) : undefined;
    const headings: { id: string; text: string }[] = [];
    visit(tree, 'heading', (heading) => {
      const text = textOf(heading);
      const id = english ? (english.shift() ?? '') : slugger.slug(text);
      heading.data = { ...heading.data, hProperties: { id } };
      if (heading.depth === 2) headings.push({ id, text });
    });
    define(tree, file, { contents: valueToEstree(headings) }, {});
  };
}
