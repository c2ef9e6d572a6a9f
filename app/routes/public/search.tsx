import { SearchResults } from '#app/content/search/parts/search-results.tsx';
import { longestQuery, readSearchQuery, wordsOf } from '#app/content/search/search-query.ts';
import { siteSearch } from '#app/content/search/searched-pages.server.ts';
import {
  createSearch,
  type Found,
  isNamed,
  type Search,
  type Searched,
} from '#app/content/search/site-search.ts';
import { listSearchCandidates } from '#app/doctors/directory.queries.server.ts';
import { listLimit } from '#app/doctors/doctor.queries.server.ts';
import type { Doctor } from '#app/doctors/doctor.values.ts';
import { doctorPath, lineOf } from '#app/doctors/doctor.view.ts';
import { doctorsCopy, firstDoctorsIn } from '#app/doctors/doctors-copy.server.ts';
import { requestContext } from '#app/server/context.server.ts';
import type { Database } from '#app/server/database/database.server.ts';
import { inTime } from '#app/server/database/failure.server.ts';
import { loadAtOnce } from '#app/server/head-start.server.ts';
import { KeptByVersion } from '#app/server/kept-pages/kept-by-version.server.ts';
import { databaseAway } from '#app/server/problems.server.ts';
import { phones } from '#app/site/facts.ts';
import { searchPath, startingPoints } from '#app/site/navigation.ts';
import { documentTitle } from '#app/site/page-meta.ts';
import { home, publicPages, type SitePage } from '#app/site/pages.ts';
import { suggestPages } from '#app/site/suggest-pages.server.ts';
import { TalkCard, UrgentCard } from '#app/ui/contact/call-cards.tsx';
import type { PageHandle } from '#app/ui/hydration/hydration.ts';
import { Stack } from '#app/ui/layout/stack.tsx';
import { PageHeading } from '#app/ui/page-parts/page-heading.tsx';
import { PageIndex } from '#app/ui/page-parts/page-index.tsx';
import { WithSide } from '#app/ui/page-parts/with-side.tsx';
import { SearchBox } from '#app/ui/search-box/search-box.tsx';
import { TextLink } from '#app/ui/text-link/text-link.tsx';
import type { Route } from './+types/search';

export const handle = { hydration: 'none' } satisfies PageHandle;

const nothingFound = {
  pages: [],
  doctors: [],
  named: false,
  asOf: undefined,
  doctorsMissing: false,
  prices: [],
  near: [],
};

const mostPages = 8;
const mostDoctors = 4;
const mostPrices = 6;
/** Pages and prices do not wait longer than this for the doctors. */
const databaseMilliseconds = 1500;

/** The search over all doctors, where one list has them all. */
const wholeDirectory = new KeptByVersion<Search>();

async function doctorSearch(database: Database, text: string, version: number | undefined): Promise<Search> {
  const kept = wholeDirectory.find(version);
  if (kept) return kept;
  const candidates = await inTime(listSearchCandidates(database, wordsOf(text)), databaseMilliseconds);
  const made = createSearch(candidates.map(searchedDoctor));
  if (candidates.length < listLimit) wholeDirectory.keep(version, made);
  return made;
}

export async function loader(call: Route.LoaderArgs) {
  const query = readSearchQuery(new URL(call.request.url).searchParams.get('q'));
  const { text, crisis } = query;
  if (query.words.length === 0) {
    return { text, crisis, ...nothingFound };
  }
  const { dataVersion, requestId } = requestContext(call.context);
  const directory = await loadAtOnce(call, (database) => doctorSearch(database, text, dataVersion), {
    part: doctorsCopy,
    read: (copy) => createSearch(firstDoctorsIn(copy).map(searchedDoctor)),
  }).catch((error: unknown) => {
    databaseAway(error, 'database failed while a page was loading', requestId);
    return undefined;
  });
  const search = siteSearch();
  const doctors = directory?.value ? directory.value(query, mostDoctors) : [];
  const named = isNamed(doctors, query);
  const pages = search.pages(query, mostPages);
  const prices = search.prices(query, mostPrices);
  const nothing = pages.length + doctors.length + prices.length === 0;
  const near = nothing ? suggestPages(`/${text}`).map(entryOf) : [];
  const asOf = doctors.length > 0 ? directory?.asOf : undefined;
  return { text, crisis, pages, doctors, named, asOf, doctorsMissing: !directory, prices, near };
}

export function meta({ loaderData }: Route.MetaArgs) {
  const title = loaderData?.text ? `“${loaderData.text}”: search` : 'Search';
  return [
    { title: documentTitle(title) },
    { name: 'description', content: 'Search the pages, doctors and prices of the hospital.' },
    { name: 'robots', content: 'noindex' },
  ];
}

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const { text, crisis, pages, doctors, named, asOf, doctorsMissing, prices, near } = loaderData;
  const count = pages.length + doctors.length + prices.length;
  return (
    <>
      <PageHeading
        title="Search"
        summary="Pages, doctors and prices. Type a word in English, Hindi or Punjabi, as you would say it."
      />
      <WithSide side={<TalkCard />}>
        {crisis && <UrgentCard />}
        <search aria-label="Pages, doctors and prices">
          <form action={searchPath} method="get">
            <SearchBox
              name="q"
              label="What are you looking for?"
              placeholder="neend nahi aati, anxiety, fees …"
              submitLabel="Search"
              defaultValue={text}
              maxLength={longestQuery}
            />
          </form>
        </search>
        {text !== '' && (
          <p role="status">
            {count === 0 ? `Nothing found for “${text}”.` : `${resultsText(count)} for “${text}”.`}
            {doctorsMissing && (
              <>
                {' Our doctors could not be searched just now: '}
                <TextLink href={publicPages.doctors.path}>see all doctors</TextLink>.
              </>
            )}
          </p>
        )}
        {asOf && <p>{`Doctors as of ${asOf}`}</p>}
        {/* Who types a doctor's name looks for the doctor. */}
        {named && <FoundDoctors doctors={doctors} />}
        <SearchResults id="found-pages" title="Pages" results={pages} />
        {!named && <FoundDoctors doctors={doctors} />}
        <SearchResults id="found-prices" title="Prices" results={prices} />
        {text !== '' && count === 0 && (
          <p>
            Try fewer words or another spelling, or call us on{' '}
            <TextLink href={phones.admission.href}>{phones.admission.shown}</TextLink> and tell us what is
            happening.
          </p>
        )}
        {near.length > 0 && (
          <section aria-labelledby="near">
            <Stack gap="4">
              <h2 id="near">Did you mean one of these?</h2>
              <PageIndex columns="one" entries={near} />
            </Stack>
          </section>
        )}
        {count === 0 && (
          <section aria-labelledby="entries">
            <Stack gap="4">
              <h2 id="entries">Good places to start</h2>
              <PageIndex columns="one" entries={entryPoints} />
            </Stack>
          </section>
        )}
      </WithSide>
    </>
  );
}

function FoundDoctors({ doctors }: { readonly doctors: readonly Found[] }) {
  return <SearchResults id="found-doctors" title="Doctors" results={doctors} />;
}

const resultsText = (count: number) => `${count} ${count === 1 ? 'result' : 'results'}`;

function entryOf(page: SitePage) {
  return { path: page.path, label: page.title, summary: page.summary };
}

const entryPoints = [
  ...startingPoints,
  ...[publicPages.doctors, publicPages.prices, { ...home, title: 'Home' }].map(entryOf),
];

/** A doctor as the search sees one: public facts only. */
function searchedDoctor(doctor: Doctor): Searched {
  return {
    id: doctor.id,
    path: doctorPath(doctor),
    title: doctor.name,
    summary: lineOf(doctor),
    keywords: [doctor.specialization],
    headings: [],
    passages: [doctor.about],
  };
}
