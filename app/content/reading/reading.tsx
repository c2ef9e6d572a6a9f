import type { ComponentProps } from 'react';
import { dirWithin, type Locale, locales } from '#app/languages/locales.ts';
import { usePageLocale } from '#app/ui/locale/page-locale.ts';
import { InlineScript } from '#app/ui/nonce/inline-script.tsx';
import { TextLink } from '#app/ui/text-link/text-link.tsx';
import type { InformationArticle } from '../information-article.ts';
import { DisabilityCard } from '../parts/disability-card.tsx';
import { HospitalInBrief } from '../parts/hospital-in-brief.tsx';
import { LocalHelp } from '../parts/local-help.tsx';
import { TeleManasNumber } from '../parts/tele-manas-number.tsx';
import { ArticleText } from './article-text.tsx';
import { FoldedSection } from './folded-section.tsx';
import openTargetScript from './open-target.script.ts?script';
import { Prose } from './prose.tsx';
import { ReadingTable } from './reading-table.tsx';

function ArticleLink({ href = '', ...attributes }: ComponentProps<'a'>) {
  const { pathTo } = usePageLocale();
  return <TextLink {...(attributes as ComponentProps<typeof TextLink>)} href={pathTo(href)} />;
}

/** @param language locale of the text, if it is not that of the page */
const componentsOf = (language: Locale | undefined, ownTag: string | undefined) => ({
  FoldedSection,
  LocalHelp: () => <LocalHelp lang={ownTag} />,
  DisabilityCard: () => <DisabilityCard lang={ownTag} />,
  TeleManasNumber,
  a: ArticleLink,
  table: ({ children }: ComponentProps<'table'>) => (
    <ReadingTable language={language}>{children}</ReadingTable>
  ),
  th: ({ children }: ComponentProps<'th'>) => (children ? <th scope="col">{children}</th> : <td />),
});

interface ReadingProps {
  readonly article: InformationArticle;
  /** Locale of the text, if it is not that of the page. Links and the site's own words stay in that of the page. */
  readonly language?: Locale | undefined;
}

/** Body of an information page, followed by a line about the hospital. */
export function Reading({ article, language }: ReadingProps) {
  const { locale } = usePageLocale();
  const ownTag = language && locales[locale].htmlTag;
  return (
    <Prose lang={language && locales[language].htmlTag} dir={language && dirWithin(locale, language)}>
      <ArticleText nodes={article.body} components={componentsOf(language, ownTag)} />
      <HospitalInBrief lang={ownTag} />
      {article.frontmatter.folded && <InlineScript code={openTargetScript} />}
    </Prose>
  );
}
