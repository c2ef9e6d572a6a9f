import type { ReactNode } from 'react';
import { hospitalNameIn } from '#app/hospital-facts/name-and-place.ts';
import type { NavigationEntry } from '#app/navigation/navigation.ts';
import { documentTitle } from '#app/page-meta/page-meta.ts';
import { documentTitleWords } from '#messages/page-meta/document-title.ts';
import { questionPageWords } from '#messages/ui/question-page/question-page.ts';
import { CallButton } from '../contact/call-buttons.tsx';
import { EmergencyNumbersCard } from '../contact/contact-cards.tsx';
import { useHospitalFacts } from '../facts-context/hospital-facts.ts';
import correctedFieldsScript from '../form/corrected-fields.script.ts?script';
import { RefusalSummary } from '../form/refusal-summary.tsx';
import type { Refusal } from '../form/refused-form.ts';
import { ChevronLeft } from '../icon/icons.ts';
import { usePageLocale, useWords } from '../locale/page-locale.ts';
import { InlineScript } from '../nonce/inline-script.tsx';
import postedPageScript from './posted-page.script.ts?script';
import * as css from './question-page.css.ts';

interface QuestionPageProps {
  readonly title: string;
  /** Title of the browser tab, if it differs from the heading. The hospital's name follows it. */
  readonly tabTitle?: string | undefined;
  readonly lead?: ReactNode;
  /** Whether the page answers a submitted form. */
  readonly isPosted?: boolean;
  /** Why the form of this page was refused. */
  readonly refused?: Refusal | undefined;
  /** The step of a task whose question is the title. */
  readonly step?: PageStep | undefined;
  /** Row above the title, in place of the link to the parent page. */
  readonly above?: ReactNode;
  /** Link to the parent page. */
  readonly back?: { readonly path: NavigationEntry['path']; readonly label: ReactNode };
  /** False if the page's content itself lists the emergency numbers. */
  readonly hasUrgentSide?: boolean;
  /** False if the content lists the hospital's number too. */
  readonly hasSide?: boolean;
  readonly children: ReactNode;
}

interface PageStep {
  readonly id: string;
  /** Number of this step and of all steps. */
  readonly place?: readonly [number, number] | undefined;
}

/**
 * A page that asks questions, such as a booking step. The emergency numbers are beside it. It writes the document's
 * title itself, because the `meta` function of a route does not know whether the form was refused.
 */
export function QuestionPage({
  title,
  tabTitle = title,
  lead,
  isPosted = false,
  refused,
  step,
  above,
  back,
  hasUrgentSide = true,
  hasSide = true,
  children,
}: QuestionPageProps) {
  const words = useWords(questionPageWords);
  const { ofRefused } = useWords(documentTitleWords);
  const { locale, pathTo, labelOf } = usePageLocale();
  const titleId = step && `${step.id}-title`;
  const fullTitle = documentTitle(tabTitle, hospitalNameIn(locale, useHospitalFacts()));
  return (
    <>
      <title>{refused ? ofRefused(fullTitle) : fullTitle}</title>
      {isPosted && <InlineScript code={postedPageScript} />}
      <div className={css.head}>
        <div className={step ? css.stepWords : css.headWords}>
          {above}
          {back && (
            <a href={pathTo(back.path)} className={css.back}>
              <ChevronLeft size={20} aria-hidden />
              {typeof back.label === 'string' ? labelOf({ ...back, label: back.label }) : back.label}
            </a>
          )}
          {step?.place && <p className={css.stepPlace}>{words.step(...step.place)}</p>}
          <h1 id={titleId} className={step ? css.question : css.title}>
            {title}
          </h1>
          {refused && (
            <>
              <RefusalSummary refused={{ message: words.errors, ...refused }} />
              {Object.keys(refused.errors).length > 0 && (
                <InlineScript code={correctedFieldsScript} data-tab-title={fullTitle} />
              )}
            </>
          )}
          {lead && <p className={css.lead}>{lead}</p>}
        </div>
      </div>
      <div className={step ? css.stepPage : css.page}>
        {step ? (
          <section id={step.id} className={css.stepContent} aria-labelledby={titleId}>
            {children}
          </section>
        ) : (
          <div className={css.content}>{children}</div>
        )}
        {hasSide && (
          <aside className={css.side} aria-label={words.waysToReach}>
            {hasUrgentSide && <EmergencyNumbersCard />}
            <p>{words.ratherTalk}</p>
            <CallButton variant="secondary" />
          </aside>
        )}
      </div>
    </>
  );
}

interface StepProps {
  readonly id: string;
  readonly title: string;
  /** Number of this step and of all steps. */
  readonly place?: readonly [number, number];
  readonly children: ReactNode;
}

export function Step({ id, title, place, children }: StepProps) {
  const words = useWords(questionPageWords);
  return (
    <section id={id} className={css.step} aria-labelledby={`${id}-title`}>
      <div className={css.stepHead}>
        {place && <p className={css.stepCount}>{words.step(...place)}</p>}
        <h2 id={`${id}-title`} className={css.stepTitle}>
          {title}
        </h2>
      </div>
      {children}
    </section>
  );
}

export interface SummaryRow {
  readonly name: string;
  readonly value: ReactNode;
}

/** List of submitted values. Values that render nothing are left out, so that no name stands alone. */
export function SummaryList({ facts }: { readonly facts: readonly SummaryRow[] }) {
  return (
    <dl className={css.facts}>
      {facts
        .filter(({ value }) => value !== '' && value !== null && value !== undefined && value !== false)
        .map(({ name, value }) => (
          <div key={name} className={css.fact}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
