import { readFileSync } from 'node:fs';
import { valueToEstree } from 'estree-util-value-to-estree';
import GithubSlugger from 'github-slugger';
import type { Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { define } from 'unist-util-mdx-define';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { splitFrontMatter } from './front-matter.ts';
import { englishFileOf, headingIdsOf } from './translated.ts';

/** Ids that the layout of the page already uses. */
const taken = [
  'content',
  'services',
  'treatments',
  'more',
  'phone-menu',
  'menu-search',
  'contact',
  'address',
  'doctors',
  'sources',
  'today',
];

/** Headings have the same ids in each locale, so links to a section work in all of them. */
const englishIds = (path: string) =>
  headingIdsOf(splitFrontMatter(readFileSync(englishFileOf(path), 'utf8'))?.body ?? '', taken);

/** Remark plugin that gives every heading an id, and adds an export `contents` with the headings of the second level. */
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
