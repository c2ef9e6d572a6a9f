import type { ReactNode } from 'react';
import type { Locale } from '#app/languages/locales.ts';
import { messagesIn } from '#app/languages/messages.ts';
import type { SitePage } from '#app/navigation/pages.ts';
import { usePageLocale } from '#app/ui/locale/page-locale.ts';
import { InlineScript } from '#app/ui/nonce/inline-script.tsx';
import { HospitalPageLayout } from '#app/ui/page-parts/hospital-page-layout.tsx';
import { PhoneFold } from '#app/ui/phone-fold/phone-fold.tsx';
import type { InformationArticle } from '../information-article.ts';
import { ContentsList } from './contents-list.tsx';
import { FoldedSection } from './folded-section.tsx';
import { Handout } from './handout.tsx';
import openTargetScript from './open-target.script.ts?script';
import { Prose } from './prose.tsx';
import * as css from './reading.css.ts';
import { ShortAnswer } from './short-answer.tsx';

/** The text of a section in one locale. */
interface SectionMessages<Facts> {
  readonly title: string;
  /** A short line below the heading, such as the section of a law. */
  readonly note?: string;
  /** Paragraphs and lists, which may show facts of the hospital. */
  readonly body: (facts: Facts) => ReactNode;
}

/** A section of a page. Its id is the same in every locale. */
export interface Section<Facts = unknown> {
  readonly id: string;
  /** Messages in the default locale. */
  readonly messages: SectionMessages<Facts>;
  /** Content below the text that needs no translation of its own. */
  readonly after?: (facts: Facts) => ReactNode;
}

interface SectionsOptions {
  /** Whether a number stands before each title. */
  readonly isNumbered?: boolean;
}

const titleOf = ({ title }: SectionMessages<never>, index: number, { isNumbered }: SectionsOptions) =>
  isNumbered ? `${index + 1}. ${title}` : title;

/** The contents list of these sections in a locale. */
export const contentsOf = (
  locale: Locale,
  sections: readonly Section<never>[],
  options: SectionsOptions = {},
) =>
  sections.map(({ id, messages }, index) => ({
    id,
    text: titleOf(messagesIn(locale, messages), index, options),
  }));

interface ReadingSectionsProps<Facts> extends SectionsOptions {
  readonly lead: ReactNode;
  readonly sections: readonly Section<Facts>[];
  readonly facts: Facts;
}

/** The text of a page that is written in sections, which are folded at first. */
export function ReadingSections<Facts>({ lead, sections, facts, isNumbered }: ReadingSectionsProps<Facts>) {
  const { locale } = usePageLocale();
  return (
    <Prose>
      {lead}
      {sections.map(({ id, messages: english, after }, index) => {
        const messages = messagesIn(locale, english);
        return (
          <FoldedSection key={id} id={id} title={titleOf(messages, index, { isNumbered })}>
            {messages.note && <p className={css.note}>{messages.note}</p>}
            {messages.body(facts)}
            {after?.(facts)}
          </FoldedSection>
        );
      })}
      <InlineScript code={openTargetScript} />
    </Prose>
  );
}

interface SectionedPageProps extends Partial<Pick<InformationArticle, 'contents'>> {
  readonly page: SitePage;
  /** The page in at most 60 words. */
  readonly answer: string;
  readonly children: ReactNode;
}

/**
 * Layout of a long page about the hospital: a short answer above the text, and a line for the printed page below it. A page with short numbered
 * sections has a contents list too. On other pages the folded headings are the contents.
 */
export function SectionedPage({ page, answer, contents, children }: SectionedPageProps) {
  return (
    <HospitalPageLayout page={page}>
      <ShortAnswer>{answer}</ShortAnswer>
      {contents && (
        <div className={css.contentsWhereWide}>
          <ContentsList contents={contents} Fold={PhoneFold} />
        </div>
      )}
      {children}
      <Handout path={page.path} />
    </HospitalPageLayout>
  );
}
