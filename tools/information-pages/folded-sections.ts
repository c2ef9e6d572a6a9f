import { readFileSync } from 'node:fs';
import type { Heading, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { toString as textOf } from 'mdast-util-to-string';
import type { VFile } from 'vfile';
import { parse } from 'yaml';
import type { FrontMatter } from '#app/content/front-matter.server.ts';
import { furtherHelplines, helplines, legalAidLine } from '#app/hospital-facts/helplines.ts';
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

interface FoldedPositions {
  readonly always: readonly number[];
  /** Sections that a phone folds although they name a number: the box of urgent signs above has it too. */
  readonly onPhone: readonly number[];
}

/** Positions of the folded sections, from the English file of a page. Empty for other documents. */
function foldedIn(file: string): FoldedPositions {
  const parts = splitFrontMatter(readFileSync(englishFileOf(file), 'utf8'));
  if (!parts) return { always: [], onPhone: [] };
  const { folded = [], foldedOnPhone = [] } = parse(parts.yaml) as Pick<
    FrontMatter,
    'folded' | 'foldedOnPhone'
  >;
  return {
    always: foldedPositions(parts.body, folded),
    onPhone: foldedPositions(parts.body, foldedOnPhone),
  };
}

const isSectionHeading = (node: RootContent): node is Heading => node.type === 'heading' && node.depth === 2;

/** Lines that only the text of a page names: against fraud on the internet, and the health line of the states. */
const namedInTexts = ['1930', '104'];

/** Numbers that a reader can ring, as they stand in a text. */
const phoneNumber = new RegExp(
  `\\b(?:${[
    ...[...Object.values(helplines), ...Object.values(furtherHelplines), legalAidLine].map(
      ({ number }) => number,
    ),
    ...namedInTexts,
  ].join('|')})\\b`,
);

interface Section {
  readonly heading: Heading;
  readonly children: RootContent[];
}

/** How a section is folded. `undefined` for one that is always open. */
function foldOf({ children }: Section, position: number, { always, onPhone }: FoldedPositions) {
  if (always.includes(position)) return 'always';
  if (onPhone.includes(position)) return 'on a phone';
  const isOpen = position === 0 || children.some((child) => phoneNumber.test(textOf(child)));
  return isOpen ? undefined : 'on a phone';
}

const foldedSection = ({ heading, children }: Section, isOnPhone: boolean): MdxJsxFlowElement => ({
  type: 'mdxJsxFlowElement',
  name: 'FoldedSection',
  attributes: [
    { type: 'mdxJsxAttribute', name: 'id', value: String(heading.data?.hProperties?.id) },
    { type: 'mdxJsxAttribute', name: 'title', value: textOf(heading) },
    ...(isOnPhone ? [{ type: 'mdxJsxAttribute' as const, name: 'onPhone', value: null }] : []),
  ],
  children: children as MdxJsxFlowElement['children'],
});

/**
 * Remark plugin that wraps sections in a `<FoldedSection>`: those that the front matter names in `folded` at every width, the
 * others on a phone. The first section stays open, and so does one with a number to ring, unless the front matter names it in
 * `foldedOnPhone`. A translation folds the sections at the same positions as its English page. Runs after `tableOfContents`, which sets the ids.
 */
export function foldedSections() {
  return (tree: Root, file: VFile) => {
    const folded = foldedIn(file.path);
    if (folded.always.length === 0) return;
    const nodes: RootContent[] = [];
    const sections: Section[] = [];
    for (const node of tree.children) {
      if (isSectionHeading(node)) sections.push({ heading: node, children: [] });
      else (sections.at(-1)?.children ?? nodes).push(node);
    }
    for (const [position, section] of sections.entries()) {
      const fold = foldOf(section, position, folded);
      if (fold) nodes.push(foldedSection(section, fold === 'on a phone'));
      else nodes.push(section.heading, ...section.children);
    }
    tree.children = nodes;
  };
}
