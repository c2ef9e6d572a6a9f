import { Fragment, type ReactNode } from 'react';
import type { ByLocale, Locale } from '#app/languages/locales.ts';
import type { SitePage } from '#app/navigation/pages.ts';
import { usePageLocale } from '#app/ui/locale/page-locale.ts';
import { HospitalPageLayout } from '#app/ui/page-parts/hospital-page-layout.tsx';
import type { InformationArticle } from '../information-article.ts';
import { ContentsList } from './contents-list.tsx';
import { Handout } from './handout.tsx';
import { Prose } from './prose.tsx';
import * as css from './reading.css.ts';

/** A section of a page. */
interface ReadingSection {
  readonly id: string;
  readonly title: string;
  /** A short line under the heading, such as the section of a law. */
  readonly note?: string;
  /** Paragraphs, lists and tables. */
  readonly words: ReactNode;
}

/** A section in both languages, which are held beside each other: a sentence puts its links elsewhere in each. */
export interface SectionInLanguages<Facts = unknown> {
  readonly id: string;
  readonly title: ByLocale<string>;
  readonly note?: ByLocale<string>;
  /** Of the facts that the page shows, where it says any. */
  readonly words: ByLocale<ReactNode | ((facts: Facts) => ReactNode)>;
}

/** The contents list of these sections. */
export const contentsOf = (language: Locale, sections: readonly SectionInLanguages<never>[]) =>
  sections.map(({ id, title }) => ({ id, text: title[language] }));

/** The sections as a reader of a language gets them. */
export const sectionsIn = <Facts,>(
  language: Locale,
  sections: readonly SectionInLanguages<Facts>[],
  facts: Facts,
): readonly ReadingSection[] =>
  sections.map(({ id, title, note, words: { [language]: words } }) => ({
    id,
    title: title[language],
    ...(note && { note: note[language] }),
    words: typeof words === 'function' ? words(facts) : words,
  }));

/** The words of a page that is written in sections. */
export function ReadingSections({
  lead,
  sections,
}: {
  readonly lead?: ReactNode;
  readonly sections: readonly ReadingSection[];
}) {
  return (
    <Prose>
      {lead}
      {sections.map(({ id, title, note, words }) => (
        <Fragment key={id}>
          <h2 id={id}>{title}</h2>
          {note && <p className={css.note}>{note}</p>}
          {words}
        </Fragment>
      ))}
    </Prose>
  );
}

interface SectionedPageProps extends Pick<InformationArticle, 'contents'> {
  readonly page: SitePage;
  readonly children: ReactNode;
}

/** A page about the hospital that is long enough for a contents list, and to be taken home on paper. */
export function SectionedPage({ page, contents, children }: SectionedPageProps) {
  return (
    <HospitalPageLayout page={page}>
      <ContentsList contents={contents} />
      {children}
      <Handout path={usePageLocale().pathTo(page.path)} />
    </HospitalPageLayout>
  );
}
