import type { ReactNode } from 'react';
import type { unstable_SerializesTo } from 'react-router';
import { hasLifeFirst } from '#app/content/dangers/page-dangers.ts';
import { UrgentBox } from '#app/content/dangers/parts/urgent-box.tsx';
import { articleTextName, type InformationArticle } from '#app/content/information-article.ts';
import { FactsStrip } from '#app/content/parts/facts-strip.tsx';
import { ContentsList } from '#app/content/reading/contents-list.tsx';
import { Handout } from '#app/content/reading/handout.tsx';
import { PageNeighbours } from '#app/content/reading/page-neighbours.tsx';
import { PageSources } from '#app/content/reading/page-sources.tsx';
import { PageTools } from '#app/content/reading/page-tools.tsx';
import { contentsWhereWide } from '#app/content/reading/reading.css.ts';
import { Reading } from '#app/content/reading/reading.tsx';
import { TodaySteps } from '#app/content/reading/today-steps.tsx';
import { TonightLink } from '#app/content/reading/tonight-link.tsx';
import { structuredData } from '#app/content/structured-data.ts';
import {
  doctorsSnapshot,
  informationPageDoctorsInSnapshot,
} from '#app/doctors/directory/doctors-snapshot.server.ts';
import { listDoctorsForInformationPage } from '#app/doctors/directory/featured-doctors.queries.server.ts';
import { InformationPageDoctors } from '#app/doctors/parts/information-page-doctors.tsx';
import { locales } from '#app/languages/locales.ts';
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
import { defaultPageLocale, PageLocaleContext, usePageLocale, useWords } from '#app/ui/locale/page-locale.ts';
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
    isWhole: page?.isWhole ?? true,
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
  const { page, words, isWhole, article, group, sidebar, doctors } = loaderData;
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
            <TonightLink path={page.path} />
          </>
        }
        isUrgent={article.frontmatter.firstAid?.[0] === 'fit'}
        trail={page.path === overview.path ? [] : [{ path: overview.path, label: groupTitle(group) }]}
      />
      <Page>
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
        {isWhole ? (
          <Article article={article} />
        ) : (
          <InEnglish wholeIn={article.wholeIn}>
            <Article article={article} />
          </InEnglish>
        )}
        <PageTools ids={article.frontmatter.selfHelp} />
        <InformationPageDoctors doctors={doctors} />
        <PageSources page={article.frontmatter} />
        <Handout path={page.path} />
        <PageNeighbours entries={group.pages.map(entryTo)} path={page.path} />
      </ContentWithSidebar>
    </>
  );
}

function Article({ article }: { readonly article: InformationArticle }) {
  return (
    <>
      <div className={contentsWhereWide}>
        <ContentsList contents={article.contents} Fold={PhoneFoldBelow} />
      </div>
      <Reading article={article} />
    </>
  );
}

interface InEnglishProps extends Pick<InformationArticle, 'wholeIn'> {
  readonly children: ReactNode;
}

/**
 * English text of a page of which the locale has only an introduction. A note above it says so, gives a phone number, and leads to the
 * page in the other languages.
 */
function InEnglish({ children, wholeIn }: InEnglishProps) {
  const { phones } = useHospitalFacts();
  const { englishOnly, readWhole } = useWords(partWords);
  return (
    <>
      <p>
        <strong>{englishOnly}</strong> <a href={phones.admission.href}>{phones.admission.shown}</a>
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
      <div lang="en">
        <PageLocaleContext value={defaultPageLocale}>{children}</PageLocaleContext>
      </div>
    </>
  );
}
