import { readFileSync } from 'node:fs';
import { compile } from '@mdx-js/mdx';
import remarkFrontmatter from 'remark-frontmatter';
import { expect, test } from 'vitest';
import { tableOfContents } from './contents.ts';
import { foldedPositions, foldedSections } from './folded-sections.ts';

const compiled = async (locale: string) => {
  const path = `app/languages/${locale}/information/depression.mdx`;
  const value = readFileSync(path, 'utf8');
  return String(
    await compile(
      { value, path },
      { jsx: true, remarkPlugins: [remarkFrontmatter, tableOfContents, foldedSections] },
    ),
  );
};

test('folds the same sections in English and in Hindi, from their headings to the next ones', async () => {
  const english = await compiled('en');
  const hindi = await compiled('hi');
  const ids = (code: string) => [...code.matchAll(/<FoldedSection id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids(english)).toEqual([
    'at-other-ages',
    'why-does-it-happen',
    'how-will-the-doctor-know',
    'if-you-take-an-antidepressant',
    'when-is-ect-used',
  ]);
  expect(ids(hindi)).toEqual(ids(english));
  const [, first = ''] = /<FoldedSection[^>]*>([\s\S]*?)<\/FoldedSection>/.exec(english) ?? [];
  expect(first).toContain('Treatment is worth having at 75 too.');
  expect(english.replaceAll(/<FoldedSection[\s\S]*?<\/FoldedSection>/g, '')).toContain('guided self-help');
});

test('refuses to fold a section that the page does not have', () => {
  expect(foldedPositions('## One\n\n## Two\n', ['Two'])).toEqual([1]);
  expect(() => foldedPositions('## One\n', ['Three'])).toThrow('There is no section “Three”.');
});
