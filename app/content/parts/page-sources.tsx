import type { ReactNode } from 'react';
import { clinicalReviewer } from '#app/site/facts.ts';
import { longDate } from '#app/site/long-date.ts';
import { TextLink } from '#app/ui/text-link/text-link.tsx';
import type { FrontMatter } from '../front-matter.server.ts';
import { reviewOf } from '../page-review.ts';
import * as css from './page-sources.later.css.ts';

type Reviewed = Pick<FrontMatter, 'path' | 'reviewerRole' | 'reviewedOn' | 'nextReview'>;

function Day({ day }: { readonly day: string }) {
  return <time dateTime={day}>{longDate(day)}</time>;
}

/** An arrow at each, as other links to elsewhere have, would be drawn eight times: one line above the list says it. */
function SourceLink(link: { readonly href: string; readonly children: string }) {
  return <TextLink {...link} target="_blank" rel="noopener" />;
}

/** The sources of a page, and below them the page's own remarks. */
export function SourcesFoot({
  sources,
  children,
}: {
  readonly sources: readonly Readonly<FrontMatter['sources'][number]>[];
  readonly children: ReactNode;
}) {
  return (
    <section className={css.foot} aria-labelledby="sources">
      <h2 id="sources" className={css.heading}>
        Sources
      </h2>
      {sources.some(({ url }) => url) && <p>Links open in a new tab.</p>}
      <ul role="list" className={css.list}>
        {sources.map(({ title, organisation, url, read, noLink }) => (
          <li key={title}>
            <cite className={css.title}>{url ? <SourceLink href={url}>{title}</SourceLink> : title}</cite>
            {`, ${organisation}`}
            {read && (
              <>
                {', read '}
                <Day day={read} />
              </>
            )}
            {noLink && ` (${noLink})`}
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}

/** Where the page's facts come from, and whether a clinician has read it. */
export function PageSources({ page }: { readonly page: Reviewed & Pick<FrontMatter, 'sources'> }) {
  return (
    <SourcesFoot sources={page.sources}>
      <Review page={page} />
      <p>This page informs. It does not replace a talk with a doctor who knows you.</p>
    </SourcesFoot>
  );
}

function Review({ page }: { readonly page: Reviewed }) {
  const { reviewedOn, nextReview } = reviewOf(page);
  if (!clinicalReviewer || reviewedOn === null) {
    return (
      <p>
        Written from these sources. Review by the hospital’s {page.reviewerRole.toLowerCase()} is pending. It
        is to be checked again by <Day day={nextReview} />.
      </p>
    );
  }
  return (
    <p>
      Reviewed by {`${clinicalReviewer.name}, ${page.reviewerRole.toLowerCase()}, on `}
      <Day day={reviewedOn} />. Next review by <Day day={nextReview} />.
    </p>
  );
}
