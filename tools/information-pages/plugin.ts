import mdx from '@mdx-js/rollup';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdxFrontmatter from 'remark-mdx-frontmatter';
import remarkSmartypants from 'remark-smartypants';
import type { Plugin } from 'vite';
import { cellLabels } from './cell-labels.ts';
import { contents } from './contents.ts';

/** Compiles the information pages to components while the site is built: nothing of MDX is in the Worker. */
export function informationPages(): Plugin {
  return {
    ...(mdx({
      remarkPlugins: [
        remarkGfm,
        remarkFrontmatter,
        remarkMdxFrontmatter,
        remarkSmartypants,
        contents,
        cellLabels,
      ],
      // The content security policy refuses style attributes.
      tableCellAlignToStyle: false,
    }) as Plugin),
    name: 'information-pages',
    enforce: 'pre',
  };
}
