import { defaultFacts } from '#app/hospital-facts/default-facts.ts';
import {
  doors,
  hospitalEntries,
  ownEntries,
  servicesMenu,
  treatmentsMenu,
} from '#app/navigation/navigation.ts';
import { readInformationPages } from '#tools/information-pages/read.ts';
import type { Content } from './peers/template/app/content.ts';

const { hospital, phones } = defaultFacts;

const plain = (markdown: string) =>
  markdown
    .replace(/<[^>]*>|\{[^}]*\}/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_`|]/g, '')
    .trim();

/** Text that every subject shows: the product's menus, and its information page as plain paragraphs. */
export function sharedContent(): Content {
  const page = readInformationPages().find(({ frontMatter }) => frontMatter.path === '/psychiatry');
  if (!page) throw new Error('There is no information page at /psychiatry.');
  const [, ...sections] = page.body.split(/^#+ /m);
  return {
    name: hospital.name,
    phone: phones.admission.shown,
    entries: [...doors, ...ownEntries, ...hospitalEntries],
    groups: [...treatmentsMenu, servicesMenu],
    title: page.frontMatter.title,
    lead: page.frontMatter.inShort,
    sections: sections.map((section) => {
      const [heading = '', ...blocks] = section.split(/\n\s*\n|\n(?=[-|])/).map(plain);
      return { heading, paragraphs: [...new Set(blocks.filter((block) => /[a-z]/i.test(block)))] };
    }),
  };
}
