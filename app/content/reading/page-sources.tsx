import type { ReactNode } from 'react';
import type { Locale } from '#app/languages/locales.ts';
import { pathIn } from '#app/languages/localized-path.ts';
import { useHospitalFacts } from '#app/ui/facts-context/hospital-facts.ts';
import { EnglishText } from '#app/ui/locale/english-text.tsx';
import { useWords } from '#app/ui/locale/page-locale.ts';
import { PhoneFoldBelow } from '#app/ui/phone-fold/phone-fold-below.tsx';
import { TextLink } from '#app/ui/text-link/text-link.tsx';
import { sourcesWords } from '#messages/content/reading/page-sources.ts';
import type { FrontMatter } from '../front-matter.server.ts';
import { reviewOf } from '../page-review.ts';
import * as css from './page-sources.later.css.ts';

type Reviewed = Pick<FrontMatter, 'path' | 'reviewerRole' | 'reviewedOn' | 'nextReview'>;

function Day({ day }: { readonly day: string }) {
  return <time dateTime={day}>{useWords(sourcesWords).day(day)}</time>;
}

/** Link to a source, in a new tab. It has no arrow, because a line above the list says that links open in a new tab. */
function SourceLink(link: { readonly href: string; readonly children: string }) {
  return <TextLink {...link} target="_blank" rel="noopener" />;
}

/** Section with the sources of a page, folded on a phone. The children follow the list, for example the state of the clinical review. */
export function SourcesSection({
  sources,
  children,
}: {
  readonly sources: readonly Readonly<FrontMatter['sources'][number]>[];
  readonly children: ReactNode;
}) {
  const words = useWords(sourcesWords);
  return (
    <section className={css.foot} aria-labelledby="sources">
      <PhoneFoldBelow
        hasHeading
        summary={
          <h2 id="sources" className={css.heading}>
            {words.sources}
          </h2>
        }
      >
        <div className={css.body}>
          {sources.some(({ url }) => url) && <p>{words.linksOpen}</p>}
          <ul role="list" className={css.list}>
            {sources.map(({ title, organisation, url, read, noLink }) => (
              <li key={title}>
                <EnglishText>
                  <cite className={css.title}>
                    {url ? <SourceLink href={url}>{title}</SourceLink> : title}
                  </cite>
                  {`, ${organisation}`}
                  {noLink && ` (${noLink})`}
                </EnglishText>
                {read && (
                  <>
                    {words.read[0]}
                    <Day day={read} />
                    {words.read[1]}
                  </>
                )}
              </li>
            ))}
          </ul>
        </div>
      </PhoneFoldBelow>
      {children}
    </section>
  );
}

interface PageSourcesProps {
  readonly page: Reviewed & Pick<FrontMatter, 'sources'>;
  /** Locale of the rest of the page, if the page's own locale has only an introduction. */
  readonly restIn?: Locale | undefined;
}

/**
 * Sources of an information page, and the state of its clinical review. A page that goes on in another language has a link to the list on the whole page in
 * that language: with the list, its text in two scripts would be too long (decision 0112).
 */
export function PageSources({ page, restIn }: PageSourcesProps) {
  const words = useWords(sourcesWords);
  const review = (
    <>
      <Review page={page} />
      <p>{words.informs}</p>
    </>
  );
  if (!restIn) return <SourcesSection sources={page.sources}>{review}</SourcesSection>;
  return (
    <section className={css.foot} aria-labelledby="sources">
      <h2 id="sources" className={css.heading}>
        {words.sources}
      </h2>
      <p>
        <TextLink href={`${pathIn(restIn, page.path)}#sources`}>{words.onWholePage[restIn]}</TextLink>
      </p>
      {review}
    </section>
  );
}

function Review({ page }: { readonly page: Reviewed }) {
  const facts = useHospitalFacts();
  const { clinicalReviewer } = facts;
  const words = useWords(sourcesWords);
  const { reviewedOn, nextReview } = reviewOf(page, facts);
  if (!clinicalReviewer || reviewedOn === null) {
    return (
      <p>
        {words.pending[0](page.reviewerRole)}
        <Day day={nextReview} />
        {words.pending[1]}
      </p>
    );
  }
  const [before, between, after] = words.reviewed(clinicalReviewer.name, page.reviewerRole);
  return (
    <p>
      {before}
      <Day day={reviewedOn} />
      {between}
      <Day day={nextReview} />
      {after}
    </p>
  );
}
