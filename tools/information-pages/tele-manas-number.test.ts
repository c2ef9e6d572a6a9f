import { readFileSync } from 'node:fs';
import { compile } from '@mdx-js/mdx';
import remarkFrontmatter from 'remark-frontmatter';
import { expect, test } from 'vitest';
import { tableOfContents } from './contents.ts';
import { foldedSections } from './folded-sections.ts';
import { extractPageText } from './page-text.ts';
import { teleManasNumber } from './tele-manas-number.ts';

test('the search and the list for clinicians have the number after the name', () => {
  expect(extractPageText('Call Tele-MANAS <TeleManasNumber />, day or night.').passages).toEqual([
    'Call Tele-MANAS 14416, day or night.',
  ]);
});

test.each(['en', 'hi'])('a section in %s with the number is not folded on a phone', async (locale) => {
  const path = `app/languages/${locale}/information/farm-debt-and-family-abroad.mdx`;
  const remarkPlugins = [remarkFrontmatter, teleManasNumber, tableOfContents, foldedSections];
  const code = String(
    await compile({ value: readFileSync(path, 'utf8'), path }, { jsx: true, remarkPlugins }),
  );
  expect(code).toContain('id="what-helps-and-what-is-known"');
  expect(code).not.toMatch(/<FoldedSection id="the-crop-is-lost"/);
});
