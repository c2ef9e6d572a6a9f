import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile } from '@mdx-js/mdx';
import remarkFrontmatter from 'remark-frontmatter';
import { expect, test } from 'vitest';
import { tableOfContents } from './contents.ts';
import { informationFolder } from './front-matter.ts';
import { readInformationPages } from './read.ts';
import { parseTranslatedPage, versionOf } from './translated.ts';

const root = join(import.meta.dirname, '../..');
const hindiFile = `${informationFolder('hi')}/seizure.mdx`;
const englishFile = `${informationFolder('en')}/seizure.mdx`;
const [seizure] = readInformationPages().filter(({ file }) => file === englishFile);
if (!seizure) throw new Error('There is no page to test with.');
const hindi = readFileSync(join(root, hindiFile), 'utf8');

const faultsOf = (text: string) => {
  const parsed = parseTranslatedPage(hindiFile, text, seizure);
  return 'faults' in parsed ? parsed.faults.join('\n') : '';
};

test('a Hindi page is refused where it differs from its English one in what must be the same', () => {
  expect(faultsOf(hindi)).toBe('');
  expect(faultsOf(hindi.replace('\n## ', '\n'))).toContain('other headings');
  expect(faultsOf(hindi.replace(/\]\(\/[a-z-]+\)/, '](/elsewhere)'))).toContain('Leads elsewhere');
  expect(faultsOf(`${hindi}\n<LocalHelp />\n`)).toContain('other parts');
  expect(faultsOf(hindi.replace(/^basedOn: .*$/m, 'basedOn: today'))).toContain('basedOn');
  expect(faultsOf(hindi.replace(/^title: .*\n/m, ''))).toContain('title');
});

test('the version of an English page changes with its words and not with its sources', () => {
  const version = versionOf(seizure);
  const { frontMatter, body } = seizure;
  expect(versionOf({ frontMatter, body: `${body} ` })).not.toBe(version);
  expect(versionOf({ frontMatter: { ...frontMatter, today: ['Another.'] }, body })).not.toBe(version);
  expect(versionOf({ frontMatter: { ...frontMatter, sources: [], keywords: [] }, body })).toBe(version);
});

test('the headings of both languages have the same ids', async () => {
  const idsIn = async (file: string) => {
    const path = join(root, file);
    const code = String(
      await compile(
        { value: readFileSync(path, 'utf8'), path },
        { remarkPlugins: [remarkFrontmatter, tableOfContents] },
      ),
    );
    return [...code.matchAll(/\bid: "([^"]+)"/g)].map(([, id]) => id);
  };
  const english = await idsIn(englishFile);
  expect(english.length).toBeGreaterThan(7);
  expect(await idsIn(hindiFile)).toEqual(english);
});
