import { type DangerId, dangerAt } from '#app/content/dangers/danger-table.ts';
import { DangerBoxes } from '#app/content/dangers/parts/danger-boxes.tsx';
import { UrgentPage } from '#app/content/dangers/parts/urgent-page.tsx';
import { isPhraseOf, urgentRowsFor } from '#app/content/dangers/urgent-filter.server.ts';
import { Handout } from '#app/content/reading/handout.tsx';
import { publicPages } from '#app/navigation/pages.ts';
import { metaOf } from '#app/page-meta/meta-in-language.ts';
import { detectDangers } from '#app/typed-text/danger/detect-dangers.ts';
import { readSearchQuery, type SearchQuery, typedQuery } from '#app/typed-text/queries/search-query.ts';
import type { PageHandle } from '#app/ui/hydration/hydration.ts';
import { Page } from '#app/ui/layout/page.tsx';
import { usePageLocale } from '#app/ui/locale/page-locale.ts';
import { PageHeading } from '#app/ui/page-parts/page-heading.tsx';
import type { Route } from './+types/urgent';

const page = publicPages.urgent;

export const handle = { hydration: 'none' } satisfies PageHandle;

export const meta = metaOf(page);

export async function loader({ request }: Route.LoaderArgs) {
  const typed = typedQuery(new URL(request.url).searchParams);
  const query = readSearchQuery(typed);
  const found = query.text === '' ? undefined : urgentRowsFor(query);
  const heard = await detectDangers(typed);
  return {
    text: query.text,
    heard: isRowForToday(typed, query, found) ? heard.filter((danger) => danger !== 'poison') : heard,
    found,
  };
}

/** Longest text that may be one phrase, in characters. */
const longestPhrase = 60;

/** Whether the text only names a row that can wait until somebody answers our phone. A box for poison above that row would give two answers. */
function isRowForToday(typed: string, query: SearchQuery, [first]: readonly DangerId[] = []): boolean {
  if (first === undefined || typed.length > longestPhrase) return false;
  return dangerAt(first).tier === 'today' && isPhraseOf(query, first);
}

export default function Urgent({ loaderData: { text, heard, found } }: Route.ComponentProps) {
  const { title, summary } = usePageLocale().pageOf(page);
  return (
    <>
      <DangerBoxes dangers={heard} />
      <PageHeading path={page.path} title={title} summary={summary} isPictureWideOnly isLow />
      <Page>
        <UrgentPage text={text} found={found} />
        <Handout path={page.path} />
      </Page>
    </>
  );
}
