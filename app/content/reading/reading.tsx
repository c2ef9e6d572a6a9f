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

/** Language and direction of a part in the page's own locale, within a text in another one. */
type OwnWords = Pick<ComponentProps<'ul'>, 'lang' | 'dir'>;

/** @param language locale of the text, if it is not that of the page */
const componentsOf = (language: Locale | undefined, own: OwnWords) => ({
  FoldedSection,
  LocalHelp: () => <LocalHelp own={own} />,
  DisabilityCard: () => <DisabilityCard own={own} />,
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
  const own: OwnWords = language ? { lang: locales[locale].htmlTag, dir: dirWithin(language, locale) } : {};
  return (
    <Prose lang={language && locales[language].htmlTag} dir={language && dirWithin(locale, language)}>
      <ArticleText nodes={article.body} components={componentsOf(language, own)} />
      <HospitalInBrief own={own} />
      {article.frontmatter.folded && <InlineScript code={openTargetScript} />}
    </Prose>
  );
}

/** Portal of the Government of India for the disability card. */
const portal = 'https://swavlambancard.gov.in';

/** How to get the disability card, on each page on which somebody looks for it: where to apply, with which papers, and who signs. */
function DisabilityCard({ own }: { readonly own: OwnWords }) {
  const { apply, applyAt, steps } = useWords(disabilityCardWords);
  const [before, after] = applyAt;
  return (
    <ul {...own}>
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
function HospitalInBrief({ own }: { readonly own: OwnWords }) {
  const { pathTo } = usePageLocale();
  return (
    <p {...own}>
      <TextLink href={pathTo(publicPages.about.path)}>{useWords(briefWords).hospital}</TextLink>
    </p>
  );
}

/** Other places in the region that help. */
function LocalHelp({ own }: { readonly own: OwnWords }) {
  const { title, places, ringFirst } = useWords(localHelpWords);
  return (
    <>
      <h2 id="local-help" {...own}>
        {title}
      </h2>
      <ul {...own}>
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
      <p {...own}>{ringFirst}</p>
    </>
  );
}

/** Number of Tele-MANAS after its name in a text, as a link that calls it. */
function TeleManasNumber() {
  const { number } = helplines.mentalHealth;
  return <TextLink href={`tel:${number}`}>{number}</TextLink>;
}
