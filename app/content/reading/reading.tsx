import type { ComponentProps } from 'react';
import { helplines } from '#app/hospital-facts/helplines.ts';
import { dirWithin, type Locale, locales } from '#app/languages/locales.ts';
import { publicPages } from '#app/navigation/pages.ts';
import { EnglishText } from '#app/ui/locale/english-text.tsx';
import { usePageLocale, useWords } from '#app/ui/locale/page-locale.ts';
import { InlineScript } from '#app/ui/nonce/inline-script.tsx';
import { TextLink } from '#app/ui/text-link/text-link.tsx';
import { briefWords, disabilityCardWords, localHelpWords } from '#messages/content/reading/inserted-parts.ts';
import type { InformationArticle } from '../information-article.ts';
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

/** Portal of the Government of India for the disability card. */
const portal = 'https://swavlambancard.gov.in';

/** How to get the disability card, on each page on which somebody looks for it: where to apply, with which papers, and who signs. */
function DisabilityCard({ lang }: Pick<ComponentProps<'ul'>, 'lang'>) {
  const { apply, applyAt, steps } = useWords(disabilityCardWords);
  const [before, after] = applyAt;
  return (
    <ul lang={lang}>
      <li>
        <strong>{apply}</strong>
        {` ${before}`}
        <TextLink href={portal} target="_blank" rel="noopener">
          <EnglishText>{portal.replace('https://', '')}</EnglishText>
        </TextLink>
        {after}
      </li>
      {steps.map(([name, words]) => (
        <li key={name}>
          <strong>{name}</strong>
          {` ${words}`}
        </li>
      ))}
    </ul>
  );
}

/** Line at the end of every information page that leads to the hospital's beds, rooms and departments. */
function HospitalInBrief({ lang }: Pick<ComponentProps<'p'>, 'lang'>) {
  const { pathTo } = usePageLocale();
  return (
    <p lang={lang}>
      <TextLink href={pathTo(publicPages.about.path)}>{useWords(briefWords).hospital}</TextLink>
    </p>
  );
}

/** Other places in the region that help. */
function LocalHelp({ lang }: Pick<ComponentProps<'p'>, 'lang'>) {
  const { title, places, ringFirst } = useWords(localHelpWords);
  return (
    <>
      <h2 id="local-help" lang={lang}>
        {title}
      </h2>
      <ul lang={lang}>
        {places.map(({ name, what, url }) => (
          <li key={name}>
            {url === null ? (
              name
            ) : (
              <TextLink href={url} target="_blank" rel="noopener">
                {name}
              </TextLink>
            )}
            {`: ${what}`}
          </li>
        ))}
      </ul>
      <p lang={lang}>{ringFirst}</p>
    </>
  );
}

/** Number of Tele-MANAS after its name in a text, as a link that calls it. */
function TeleManasNumber() {
  const { number } = helplines.mentalHealth;
  return <TextLink href={`tel:${number}`}>{number}</TextLink>;
}
