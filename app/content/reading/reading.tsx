import type { ComponentProps } from 'react';
import { usePageLocale } from '#app/ui/locale/page-locale.ts';
import { InlineScript } from '#app/ui/nonce/inline-script.tsx';
import { TextLink } from '#app/ui/text-link/text-link.tsx';
import type { InformationArticle } from '../information-article.ts';
import { DisabilityCard } from '../parts/disability-card.tsx';
import { HospitalInBrief } from '../parts/hospital-in-brief.tsx';
import { LocalHelp } from '../parts/local-help.tsx';
import { ArticleText } from './article-text.tsx';
import { FoldedSection } from './folded-section.tsx';
import openTargetScript from './open-target.script.ts?script';
import { Prose } from './prose.tsx';
import { ReadingTable } from './reading-table.tsx';

function ArticleLink({ href = '', ...attributes }: ComponentProps<'a'>) {
  const { pathTo } = usePageLocale();
  return <TextLink {...(attributes as ComponentProps<typeof TextLink>)} href={pathTo(href)} />;
}

const components = {
  FoldedSection,
  LocalHelp,
  DisabilityCard,
  a: ArticleLink,
  table: ({ children }: ComponentProps<'table'>) => <ReadingTable>{children}</ReadingTable>,
  th: ({ children }: ComponentProps<'th'>) => (children ? <th scope="col">{children}</th> : <td />),
};

/** Body of an information page, followed by a line about the hospital. */
export function Reading({ article }: { readonly article: InformationArticle }) {
  return (
    <Prose>
      <ArticleText nodes={article.body} components={components} />
      <HospitalInBrief />
      {article.frontmatter.folded && <InlineScript code={openTargetScript} />}
    </Prose>
  );
}
