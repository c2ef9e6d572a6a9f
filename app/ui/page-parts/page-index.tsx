import type { ReactNode } from 'react';
import type { Locale } from '#app/languages/locales.ts';
import { Stack } from '../layout/stack.tsx';
import { IntroductionMark } from '../locale/introduction-mark.tsx';
import { usePageLocale } from '../locale/page-locale.ts';
import * as css from './page-index.css.ts';

interface PageIndexProps {
  readonly entries: readonly {
    readonly path: string;
    readonly label: ReactNode;
    readonly summary: ReactNode;
    /** Locale of the summary, if it is not that of the list. */
    readonly summaryLanguage?: Locale;
  }[];
  /** `one` column within text, up to `three` across a whole page. */
  readonly columns: 'one' | 'three';
}

/** List of pages with their names and summaries. */
export function PageIndex({ entries, columns }: PageIndexProps) {
  const { pathTo } = usePageLocale();
  return (
    <ul role="list" className={css.list[columns]}>
      {entries.map((entry) => (
        <li key={entry.path} className={css.entry}>
          <a href={pathTo(entry.path)} className={css.link}>
            {entry.label}
            <IntroductionMark path={entry.path} />
          </a>
          <p className={css.summary} lang={entry.summaryLanguage}>
            {entry.summary}
          </p>
        </li>
      ))}
    </ul>
  );
}

/**
 * List of pages under a heading. Renders nothing without entries.
 *
 * @param id id of the heading, unique on the page
 */
export function PageIndexSection({
  id,
  title,
  ...index
}: PageIndexProps & { readonly id: string; readonly title: string }) {
  if (index.entries.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <Stack gap="4">
        <h2 id={id}>{title}</h2>
        <PageIndex {...index} />
      </Stack>
    </section>
  );
}
