import { pagesForDanger } from '#app/content/dangers/pages-for-danger.server.ts';
import { DangerBoxes } from '#app/content/dangers/parts/danger-boxes.tsx';
import { asksBeforeVisit, BeforeVisitAnswer } from '#app/content/search/before-visit-answer.tsx';
import { SearchResults } from '#app/content/search/parts/search-results.tsx';
import { priceSearch } from '#app/content/search/price-search.server.ts';
import { siteSearch, withExcerpts } from '#app/content/search/searched-pages.server.ts';
import {
  createSearch,
  type Found,
  isNamed,
  type Question,
  type Search,
  type Searched,
} from '#app/content/search/site-search.ts';
import { WeekdayAnswer } from '#app/content/search/weekday-answer.tsx';
import { doctorsInSnapshot, doctorsSnapshot } from '#app/doctors/directory/doctors-snapshot.server.ts';
import { specialtyElsewhere } from '#app/doctors/directory/specialty-elsewhere.ts';
import { listDirectory, maxDoctors } from '#app/doctors/doctor.queries.server.ts';
import type { Doctor } from '#app/doctors/doctor.values.ts';
import { doctorPath } from '#app/doctors/doctor.view.ts';
import { doctorIn, namesElsewhere } from '#app/doctors/doctor-in-locale.ts';
import { dayWithWeekday } from '#app/hospital-facts/opening-days.ts';
import { byLocale, defaultLocale, type Locale } from '#app/languages/locales.ts';
import { localeOf } from '#app/languages/localized-path.ts';
import { messagesIn } from '#app/languages/messages.ts';
import { emptySearchEntries, noResultEntries } from '#app/navigation/page-entries.server.ts';
import { publicPages } from '#app/navigation/pages.ts';
import { titleWithHospital } from '#app/page-meta/page-meta.ts';
import { VersionedValue } from '#app/platform/cache/versioned-value.server.ts';
import type { Database } from '#app/platform/database/database.server.ts';
import { rejectAfter } from '#app/platform/database/failure.server.ts';
import { serviceUnavailable } from '#app/platform/http/problems.server.ts';
import { requestContext } from '#app/platform/request/context.server.ts';
import { loadCritical } from '#app/platform/request/loader-deadline.server.ts';
import { dayInIndia } from '#app/time/calendar.ts';
import { detectDangers } from '#app/typed-text/danger/detect-dangers.ts';
import { askedWeekday } from '#app/typed-text/queries/asked-weekday.ts';
import { longestQuery, readSearchQuery, typedQuery } from '#app/typed-text/queries/search-query.ts';
import { ContactCard } from '#app/ui/contact/contact-cards.tsx';
import { useHospitalFacts } from '#app/ui/facts-context/hospital-facts.ts';
import type { PageHandle } from '#app/ui/hydration/hydration.ts';
import { MixedScriptText } from '#app/ui/locale/mixed-script-text.tsx';
import { usePageLocale, useWords } from '#app/ui/locale/page-locale.ts';
import { ContentWithSidebar } from '#app/ui/page-parts/content-with-sidebar.tsx';
import { PageHeading } from '#app/ui/page-parts/page-heading.tsx';
import { PageIndexSection } from '#app/ui/page-parts/page-index.tsx';
import { SiteSearch } from '#app/ui/search-box/site-search.tsx';
import { TextLink } from '#app/ui/text-link/text-link.tsx';
import { dangerBoxWords } from '#messages/content/dangers/danger-boxes.ts';
import { searchWords } from '#messages/content/search/search.ts';
import { doctorWords } from '#messages/doctors/doctor.tsx';
import type { Route } from './+types/search';

export const handle = { hydration: 'none' } satisfies PageHandle;

const nothingFound = {
  pages: [],
  doctors: [],
  named: false,
  asOf: undefined,
  doctorsMissing: false,
  prices: [],
  askedDay: undefined,
  asksForWork: false,
};

/** Pages whose questions about a weekday ask whether somebody is there. */
const pagesWithHours: readonly string[] = [publicPages.findUs.path, publicPages.doctors.path];

const mostPages = 8;
const mostDoctors = 4;
const mostPrices = 6;
/** Longest wait for the doctors, in milliseconds. Pages and prices are shown without them after that. */
const databaseMilliseconds = 1500;

/** Search indexes over the doctors as the pages of a locale show them, cached by data version. */
const indexes = byLocale(() => new VersionedValue<Search>());

async function doctorSearch(
  database: Database,
  version: number | undefined,
  locale: Locale,
): Promise<Search> {
  const known = indexes[locale].get(version);
  if (known) return known;
  const doctors = await listDirectory(database, { limit: maxDoctors, offset: 0 });
  const made = searchOf(doctors, locale);
  indexes[locale].set(version, made);
  return made;
}

const searchOf = (doctors: readonly Doctor[], locale: Locale): Search =>
  createSearch(
    doctors.map((doctor) => searchedDoctor(doctor, locale)),
    { titlesMisspelt: true },
  );

export async function loader(call: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(call.request.url);
  const locale = localeOf(pathname);
  const typed = typedQuery(searchParams);
  const heard = await detectDangers(typed);
  const query = readSearchQuery(typed);
  const { text } = query;
  const asked = {
    locale,
    text,
    heard,
    entries: text === '' ? emptySearchEntries(locale) : noResultEntries(locale),
  };
  // A person in danger sees only pages for that danger, without results that merely share a word.
  if (heard.length > 0) {
    return { ...asked, ...nothingFound, entries: pagesForDanger(heard, locale) };
  }
  if (text === '') return { ...asked, ...nothingFound };
  const { dataVersion, requestId, facts, assets, now } = requestContext(call.context);
  const search = await siteSearch(locale, assets);
  const question: Question = search.understand(query);
  const { asksForWork } = question;
  if (asksForWork || (question.words.length === 0 && question.pages.size === 0)) {
    return { ...asked, ...nothingFound, asksForWork };
  }
  const directory = await loadCritical(
    call,
    (database) => rejectAfter(doctorSearch(database, dataVersion, locale), databaseMilliseconds),
    {
      part: doctorsSnapshot,
      read: (copy) => searchOf(doctorsInSnapshot(copy), locale),
    },
  ).catch((error: unknown) => {
    serviceUnavailable(error, 'database failed while a page was loading', requestId);
    return undefined;
  });
  const doctors = directory?.value ? directory.value(question, mostDoctors) : [];
  const named = isNamed(doctors, question);
  const pages = await withExcerpts(search.pages(question, mostPages), assets);
  const prices = priceSearch(facts, locale)(question, mostPrices);
  const asOf = doctors.length > 0 ? directory?.asOf : undefined;
  const weekday = pagesWithHours.includes(pages[0]?.id ?? '') ? askedWeekday(question) : undefined;
  const askedDay = weekday && dayWithWeekday(dayInIndia(now), weekday);
  return { ...asked, pages, doctors, named, asOf, doctorsMissing: !directory, prices, askedDay, asksForWork };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const { locale = defaultLocale, text = '', heard = [] } = loaderData ?? {};
  const { title, titleOf, description } = messagesIn(locale, searchWords);
  const named =
    heard.length > 0 ? messagesIn(locale, dangerBoxWords).pageTitle : text === '' ? title : titleOf(text);
  return [
    { title: titleWithHospital(named, matches) },
    { name: 'description', content: description },
    { name: 'robots', content: 'noindex' },
  ];
}

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const { phones } = useHospitalFacts();
  const { text, heard, pages, doctors, named, asOf, doctorsMissing, prices, askedDay, asksForWork, entries } =
    loaderData;
  const words = useWords(searchWords);
  const { pathTo } = usePageLocale();
  const [before, after] = asksForWork ? words.work : words.whatWeDo;
  const count = pages.length + doctors.length + prices.length;
  return (
    <>
      <DangerBoxes dangers={heard} />
      <PageHeading title={words.title} summary={words.summary} isPictureWideOnly isLow />
      <ContentWithSidebar side={<ContactCard />}>
        <SiteSearch
          landmark={words.what}
          label={words.label}
          placeholder={words.placeholder}
          submitLabel={words.submit}
          defaultValue={text}
          maxLength={longestQuery}
        />
        {text !== '' && heard.length === 0 && (
          <p role="status">
            <MixedScriptText>
              {count === 0 ? words.nothing(text) : words.results(count, text)}
            </MixedScriptText>
            {doctorsMissing && (
              <>
                {words.doctorsMissing}
                <TextLink href={pathTo(publicPages.doctors.path)}>{words.seeAllDoctors}</TextLink>
                {words.doctorsMissingEnd}
              </>
            )}
          </p>
        )}
        {askedDay && <WeekdayAnswer day={askedDay} />}
        {asksBeforeVisit(pages) && <BeforeVisitAnswer />}
        {asOf && <p>{words.doctorsAsOf(asOf)}</p>}
        {/* A person who types a doctor's name wants the doctor, so doctors come first. */}
        {named && <FoundDoctors doctors={doctors} />}
        <SearchResults id="found-pages" title={words.pages} results={pages} />
        {!named && <FoundDoctors doctors={doctors} />}
        <SearchResults id="found-prices" title={words.prices} results={prices} />
        {text !== '' && count === 0 && heard.length === 0 && (
          <p>
            {before}
            <TextLink href={phones.admission.href}>{phones.admission.shown}</TextLink>
            {after}
          </p>
        )}
        {count === 0 && (
          <PageIndexSection
            id="entries"
            title={heard.length > 0 ? words.pages : words.placesToStart}
            columns="one"
            entries={entries}
          />
        )}
      </ContentWithSidebar>
    </>
  );
}

function FoundDoctors({ doctors }: { readonly doctors: readonly Found[] }) {
  return <SearchResults id="found-doctors" title={useWords(searchWords).doctors} results={doctors} />;
}

/** Converts a doctor to a search entry of public facts only, in a locale. The names in all locales find the doctor. */
function searchedDoctor(stored: Doctor, locale: Locale): Searched {
  const doctor = doctorIn(locale, stored);
  return {
    id: doctor.id,
    path: doctorPath(doctor),
    title: doctor.name,
    summary: messagesIn(locale, doctorWords).line(doctor),
    keywords: [doctor.specialization],
    headings: [],
    passages: [doctor.about],
    otherWords: [
      ...[stored.name, stored.specialization],
      ...namesElsewhere(stored),
      ...specialtyElsewhere(stored.specialization),
    ].filter((words) => words !== doctor.name && words !== doctor.specialization),
  };
}
