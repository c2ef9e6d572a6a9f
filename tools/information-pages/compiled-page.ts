import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { evaluate } from '@mdx-js/mdx';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdxFrontmatter from 'remark-mdx-frontmatter';
import remarkSmartypants from 'remark-smartypants';
import type { TextNode } from '#app/content/reading/article-text.tsx';
import { root } from '../testing/command.ts';
import { hashOfFiles } from '../testing/stamps.ts';
import { cellLabels } from './cell-labels.ts';
import { tableOfContents } from './contents.ts';
import { foldedSections } from './folded-sections.ts';
import { teleManasNumber } from './tele-manas-number.ts';
import { englishFileOf } from './translated.ts';

/** A page as data. Parts of React, such as a link or a folded section, are elements with the name of their component. */
export interface CompiledPage {
  readonly frontmatter: unknown;
  /** Headings of the second level. Empty if the locale has only an introduction. */
  readonly contents: readonly { readonly id: string; readonly text: string }[];
  readonly body: readonly TextNode[];
}

const cacheFolder = join(root, 'node_modules/.cache/information-pages');

/** Inputs of the compiled page besides its file: this folder, and the versions of all packages. */
const compilerHash = hashOfFiles(['tools/information-pages/*.ts', 'package-lock.json']);

/** Components that a page may use by name. The others are elements of HTML. */
const components = {
  FoldedSection: 'FoldedSection',
  LocalHelp: 'LocalHelp',
  DisabilityCard: 'DisabilityCard',
  TeleManasNumber: 'TeleManasNumber',
};

type Properties = Readonly<Record<string, unknown>> & { readonly children?: unknown };

const fragment = 'fragment';

/** Returns the children of an element as a flat list, without nested fragments. */
function nodesOf(children: unknown): readonly TextNode[] {
  if (children === undefined || children === null || typeof children === 'boolean') return [];
  if (!Array.isArray(children))
    return [typeof children === 'number' ? String(children) : (children as TextNode)];
  const isElement =
    typeof children[0] === 'string' && typeof children[1] === 'object' && !Array.isArray(children[1]);
  return isElement ? [children as unknown as TextNode] : children.flatMap(nodesOf);
}

/** In place of React's `jsx`: an element as data. */
function element(type: string, { children, ...properties }: Properties): TextNode | readonly TextNode[] {
  const nodes = nodesOf(children);
  return type === fragment ? nodes : [type, properties, ...nodes];
}

async function compile(value: string, path: string): Promise<CompiledPage> {
  const {
    frontmatter,
    contents,
    default: content,
  } = await evaluate(
    { value, path },
    {
      Fragment: fragment,
      jsx: element as never,
      jsxs: element as never,
      remarkPlugins: [
        remarkGfm,
        remarkFrontmatter,
        remarkMdxFrontmatter,
        remarkSmartypants,
        teleManasNumber,
        tableOfContents,
        foldedSections,
        cellLabels,
      ],
      // The content security policy refuses style attributes.
      tableCellAlignToStyle: false,
    },
  );
  const body = nodesOf(content({ components: components as never }));
  return { frontmatter, contents: contents as CompiledPage['contents'], body };
}

/** Compiles a page, or reads the result from the cache. */
export async function compilePage(value: string, path: string): Promise<CompiledPage> {
  // A translated page takes the ids of its headings and its folded sections from the English page.
  const english = await readFile(englishFileOf(path), 'utf8').catch(() => '');
  const inputs = [compilerHash, path, value, english].join('\0');
  const name = createHash('sha256').update(inputs).digest('hex').slice(0, 32);
  const file = join(cacheFolder, `${name}.json`);
  const cached = await readFile(file, 'utf8').catch(() => undefined);
  if (cached !== undefined) return JSON.parse(cached);
  const page = await compile(value, path);
  await mkdir(cacheFolder, { recursive: true });
  // A concurrent build may read the file, so it appears as a whole.
  const unfinished = `${file}.${process.pid}-${randomUUID()}`;
  await writeFile(unfinished, JSON.stringify(page));
  await rename(unfinished, file);
  return page;
}
