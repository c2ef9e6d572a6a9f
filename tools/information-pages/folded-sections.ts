import { readFileSync } from 'node:fs';
import type { Heading, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { toString as textOf } from 'mdast-util-to-string';
import type { VFile } from 'vfile';
import { parse } from 'yaml';
import { splitFrontMatter } from './front-matter.ts';
import { englishFileOf, plainHeading } from './translated.ts';

/** Returns the headings of the second level, as readers see them, in the order of the page. */
const sectionTitles = (body: string) =>
  [...body.matchAll(/^## (.*)$/gm)].map(([, heading = '']) => plainHeading(heading).trim());

/**
 * Returns the positions of the folded sections of an English page among its headings of the second level.
 *
 * @param folded titles in the front matter
 * @throws Error if the page has no section with one of the titles
 */
export function foldedPositions(body: string, folded: readonly string[]): readonly number[] {
  const titles = sectionTitles(body);
  return folded.map((title) => {
    const position = titles.indexOf(title);
    if (position < 0) throw new Error(`There is no section “${title}”.`);
    return position;
  });
}

/** Positions of the folded sections, from the English file of a page. Empty for other documents. */
function foldedIn(file: string): readonly number[] {
  const parts = splitFrontMatter(readFileSync(englishFileOf(file), 'utf8'));
  if (!parts) return [];
  const { folded = [] } = parse(parts.yaml) as { folded?: readonly string[] };
  return foldedPositions(parts.body, folded);
}

const isSectionHeading = (node: RootContent): node is Heading => node.type === 'heading' && node.depth === 2;

const foldedSection = (heading: Heading, children: RootContent[]): MdxJsxFlowElement => ({
  type: 'mdxJsxFlowElement',
  name: 'FoldedSection',
  attributes: [
    { type: 'mdxJsxAttribute', name: 'id', value: String(heading.data?.hProperties?.id) },
    { type: 'mdxJsxAttribute', name: 'title', value: textOf(heading) },
  ],
  children: children as MdxJsxFlowElement['children'],
});

/**
 * Remark plugin that wraps the sections that the front matter names in `folded` in a `<FoldedSection>`. A translation folds the
 * sections at the same positions as its English page. Runs after `tableOfContents`, which sets the ids.
 */
export function foldedSections() {
  return (tree: Root, file: VFile) => {
    const folded = foldedIn(file.path);
    if (folded.length === 0) return;
    let position = -1;
    let section: RootContent[] | undefined;
    const nodes: RootContent[] = [];
    for (const node of tree.children) {
      if (isSectionHeading(node)) {
        position += 1;
        section = folded.includes(position) ? [] : undefined;
        nodes.push(section ? foldedSection(node, section) : node);
      } else (section ?? nodes).push(node);
    }
    tree.children = nodes;
  };
}
