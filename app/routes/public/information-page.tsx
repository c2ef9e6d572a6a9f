import type { unstable_SerializesTo } from 'react-router';
import { hasLifeFirst } from '#app/content/dangers/page-dangers.ts';
import { UrgentBox } from '#app/content/dangers/parts/urgent-box.tsx';
import { articleTextName, type InformationArticle } from '#app/content/information-article.ts';
import { FactsStrip } from '#app/content/parts/facts-strip.tsx';
import { ContentsList } from '#app/content/reading/contents-list.tsx';
import { Handout } from '#app/content/reading/handout.tsx';
import { LeadLink } from '#app/content/reading/lead-link.tsx';
import { PageNeighbours } from '#app/content/reading/page-neighbours.tsx';
import { PageSources } from '#app/content/reading/page-sources.tsx';
import { PageTools } from '#app/content/reading/page-tools.tsx';
import { PageTraces } from '#app/content/reading/page-traces.tsx';
import { contentsWhereWide } from '#app/content/reading/reading.css.ts';
import { Reading } from '#app/content/reading/reading.tsx';
import { TodaySteps } from '#app/content/reading/today-steps.tsx';
import { structuredData } from '#app/content/structured-data.ts';
import {
  doctorsSnapshot,
  informationPageDoctorsInSnapshot,
} from '#app/doctors/directory/doctors-snapshot.server.ts';
import { listDoctorsForInformationPage } from '#app/doctors/directory/featured-doctors.queries.server.ts';
import { InformationPageDoctors } from '#app/doctors/parts/information-page-doctors.tsx';
import { defaultLocale, type Locale, locales } from '#app/languages/locales.ts';
import { message } from '#app/languages/localized-message.ts';
import { localeOf, pathWithoutLocale } from '#app/languages/localized-path.ts';
import { pageAt } from '#app/navigation/localized-pages.ts';
import { entryTo, entryToPath, sidebarOf } from '#app/navigation/navigation.ts';
import { findInformationPage } from '#app/navigation/pages.ts';
import { pageMeta } from '#app/page-meta/page-meta.ts';
import { notFound } from '#app/platform/http/problems.server.ts';
import { requestContext } from '#app/platform/request/context.server.ts';
import { loadDeferrable } from '#app/platform/request/loader-deadline.server.ts';
import { readText } from '#app/platform/texts/texts.server.ts';
import { ContactCard } from '#app/ui/contact/contact-cards.tsx';
import { useHospitalFacts } from '#app/ui/facts-context/hospital-facts.ts';
import type { PageHandle } from '#app/ui/hydration/hydration.ts';
import { Page } from '#app/ui/layout/page.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { usePageLocale, useWords } from '#app/ui/locale/page-locale.ts';
import { SideMenu } from '#app/ui/menus/side-menu.tsx';
import { ContentWithSidebar } from '#app/ui/page-parts/content-with-sidebar.tsx';
import { PageHeading } from '#app/ui/page-parts/page-heading.tsx';
import { PhoneFoldBelow } from '#app/ui/phone-fold/phone-fold-below.tsx';
import { partWords } from '#messages/content/reading/page-parts.ts';
import { requestProblems } from '#messages/platform/problems.ts';
import type { Route } from './+types/information-page';

export const handle = { hydration: 'none' } satisfies PageHandle;

export async function loader(call: Route.LoaderArgs) {
  const { pathname } = new URL(call.request.url);
  const locale = localeOf(pathname);
  const path = pathWithoutLocale(pathname);
  const { assets, origin, facts } = requestContext(call.context);
  const found = findInformationPage(path);
  const sidebar = sidebarOf(path);
  if (!found || !sidebar) return notFound(message(requestProblems, 'noPage'), locale);
  const article = await readText<InformationArticle>(assets, articleTextName(locale, path));
  const { specializations } = article.frontmatter;
  const doctors = await loadDeferrable(
    call,
    (database) => listDoctorsForInformationPage(database, specializations),
    'Failed to fetch doctors',
    {
      fromCopy: {
        part: doctorsSnapshot,
        read: (copy) => informationPageDoctorsInSnapshot(copy, specializations),
      },
    },
  );
  const page = pageAt(locale, path);
  // Texts are in the locale of the page. `path` is in the default locale, because components look pages up by it.
  return {
    ...found,
    words: page ?? found.page,
    restIn: page?.restIn,
    // Its tree of text is too deep for the types of React Router, which would map each level.
    article: article as unknown as unstable_SerializesTo<InformationArticle>,
    sidebar,
    doctors,
    origin,
    locale,
    facts: {
      hospital: facts.hospital,
      clinicalReviewer: facts.clinicalReviewer,
      pageReviews: facts.pageReviews,
    },
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { words, article } = loaderData;
  const { frontmatter: frontMatter } = article;
  return [
    ...pageMeta(words, matches),
    ...structuredData({ ...loaderData, page: words, frontMatter }).map((data) => ({
      'script:ld+json': data,
    })),
  ];
}

export default function InformationPage({ loaderData }: Route.ComponentProps) {
  const { page, words, restIn, article, group, sidebar, doctors } = loaderData;
  const { groupTitle, sidebarTitle } = usePageLocale();
  const { related, inShort } = useWords(partWords);
  const [overview] = group.pages;
  return (
    <>
      <PageHeading
        path={page.path}
        title={words.title}
        summary={
          <>
            <span data-spoken="">
              <strong>{inShort}</strong> {article.frontmatter.inShort}
            </span>{' '}
            <LeadLink path={page.path} />
          </>
        }
        isPictureWideOnly={article.frontmatter.firstAid?.[0] === 'fit'}
        trail={page.path === overview.path ? [] : [{ path: overview.path, label: groupTitle(group) }]}
      />
      <Page>
        <PageTraces path={page.path} />
        <UrgentBox
          dangers={article.frontmatter.dangers}
          firstAid={article.frontmatter.firstAid}
          lifeFirst={hasLifeFirst(article.frontmatter)}
          showsAll={article.frontmatter.moreDangers !== undefined}
        />
        <TodaySteps steps={article.frontmatter.today} />
        <FactsStrip page={article.frontmatter} />
      </Page>
      <ContentWithSidebar
        side={
          <>
            <SideMenu title={sidebarTitle(page, group)} entries={sidebar.entries} Fold={PhoneFoldBelow} />
            <SideMenu
              title={related}
              entries={article.frontmatter.related.map(entryToPath)}
              Fold={PhoneFoldBelow}
            />
            <ContactCard />
          </>
        }
      >
        {restIn && <RestNotice path={page.path} restIn={restIn} wholeIn={article.wholeIn} />}
        <div className={contentsWhereWide}>
          <ContentsList contents={article.contents} language={restIn} Fold={PhoneFoldBelow} />
        </div>
        <Reading article={article} language={restIn} />
        <PageTools ids={article.frontmatter.selfHelp} />
        <InformationPageDoctors doctors={doctors} />
        <PageSources page={article.frontmatter} restIn={restIn} />
        <Handout path={page.path} />
        <PageNeighbours entries={group.pages.map(entryTo)} path={page.path} />
      </ContentWithSidebar>
    </>
  );
}

interface RestNoticeProps extends Pick<InformationArticle, 'wholeIn'> {
  /** Path of the page in the default locale. */
  readonly path: string;
  readonly restIn: Locale;
}

/**
 * Notice below the introduction of a page: the rest is not in this language. It gives a phone number, leads to the whole page in other languages, and names
 * the language of the text that follows.
 */
function RestNotice({ path: pathname, restIn, wholeIn }: RestNoticeProps) {
  const { phones } = useHospitalFacts();
  const { introductionOnly, readWhole, restFollows } = useWords(partWords);
  return (
    <Stack gap="3">
      <p>
        <strong>{introductionOnly}</strong> <a href={phones.admission.href}>{phones.admission.shown}</a>
      </p>
      {wholeIn.map(({ locale, path, title }) => (
        <p key={locale}>
          <a href={path} hrefLang={locales[locale].htmlTag}>
            {readWhole[locale] !== undefined && `${readWhole[locale]}: `}
            <span lang={locales[locale].htmlTag}>
              {readWhole[locale] === undefined ? `${locales[locale].ownName}: ${title}` : title}
            </span>
          </a>
        </p>
      ))}
      <p>
        <a href={pathname} hrefLang={defaultLocale}>
          {readWhole[defaultLocale]}
        </a>
      </p>
      <p>{restFollows[restIn]}</p>
    </Stack>
  );
}
