import { compile } from '@mdx-js/mdx';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdxFrontmatter from 'remark-mdx-frontmatter';
import remarkSmartypants from 'remark-smartypants';
import type { Plugin } from 'vite';
import { cellLabels } from './cell-labels.ts';
import { tableOfContents } from './contents.ts';
import { foldedSections } from './folded-sections.ts';
import { writeInformationIndex } from './index-file.ts';

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
      const compiled = await compile(
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
      );
      return { code: String(compiled), map: null };
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
