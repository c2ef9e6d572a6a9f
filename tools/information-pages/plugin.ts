import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compile } from '@mdx-js/mdx';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdxFrontmatter from 'remark-mdx-frontmatter';
import remarkSmartypants from 'remark-smartypants';
import type { Plugin } from 'vite';
import { root } from '../testing/command.ts';
import { hashOfFiles } from '../testing/stamps.ts';
import { cellLabels } from './cell-labels.ts';
import { tableOfContents } from './contents.ts';
import { foldedSections } from './folded-sections.ts';
import { writeInformationIndex } from './index-file.ts';
import { englishFileOf } from './translated.ts';

/** Folder of compiled pages. A build compiles each page twice, for the browser and for the Worker. */
const cacheFolder = join(root, 'node_modules/.cache/information-pages');

/** Inputs of the compiled code besides the page: this plugin and its neighbours, and the versions of all packages. */
const compilerHash = hashOfFiles(['tools/information-pages/*.ts', 'package-lock.json']);

/** Compiles a page to JavaScript, or reads the result from the cache. */
async function compileOnce(value: string, path: string): Promise<string> {
  // A translated page takes the ids of its headings and its folded sections from the English page.
  const english = await readFile(englishFileOf(path), 'utf8').catch(() => '');
  const inputs = [compilerHash, path, value, english].join('\0');
  const name = createHash('sha256').update(inputs).digest('hex').slice(0, 32);
  const file = join(cacheFolder, `${name}.js`);
  const cached = await readFile(file, 'utf8').catch(() => undefined);
  if (cached !== undefined) return cached;
  const code = String(
    await compile(
      { value, path },
      {
        remarkPlugins: [
          remarkGfm,
          remarkFrontmatter,
          remarkMdxFrontmatter,
          remarkSmartypants,
          tableOfContents,
          foldedSections,
          cellLabels,
        ],
        // The content security policy refuses style attributes.
        tableCellAlignToStyle: false,
      },
    ),
  );
  await mkdir(cacheFolder, { recursive: true });
  // A concurrent build may read the file, so it appears as a whole.
  const unfinished = `${file}.${process.pid}-${randomUUID()}`;
  await writeFile(unfinished, code);
  await rename(unfinished, file);
  return code;
}

/** Guide for the hospital manager. The staff area shows this document too (app/routes/staff/guide.tsx). */
const managersPage = '/docs/for-the-manager.md';

/** Compiles the information pages and the manager's guide to components at build time, so the Worker needs no MDX code. */
export function informationPages(): Plugin {
  return {
    name: 'information-pages',
    enforce: 'pre',
    // Runs here too, so that a build started by hand fails on an invalid page.
    buildStart() {
      writeInformationIndex();
    },
    async transform(value, path) {
      if (!path.endsWith('.mdx') && !path.endsWith(managersPage)) return undefined;
      return { code: await compileOnce(value, path), map: null };
    },
    configureServer({ watcher, config }) {
      watcher.on('change', (file) => {
        if (!/\/app\/languages\/[^/]+\/information\//.test(file.replaceAll('\\', '/'))) return;
        try {
          writeInformationIndex();
        } catch (error) {
          config.logger.error(error instanceof Error ? error.message : String(error));
        }
      });
    },
  };
}
