import { data } from 'react-router';
import { DangerBoxes } from '#app/content/dangers/parts/danger-boxes.tsx';
import { readDirectoryPage } from '#app/doctors/directory/directory.queries.server.ts';
import { filterOf } from '#app/doctors/directory/directory-filter.ts';
import type { DirectoryPage } from '#app/doctors/directory/directory-page.ts';
import { directoryInSnapshot, doctorsSnapshot } from '#app/doctors/directory/doctors-snapshot.server.ts';
import { doctorStructuredData } from '#app/doctors/doctor.structured-data.ts';
import { pagePadding } from '#app/doctors/parts/doctor-directory.css.ts';
import { DoctorDirectory } from '#app/doctors/parts/doctor-directory.tsx';
import { DoctorsFailure } from '#app/doctors/parts/no-doctors.tsx';
import { localeOf } from '#app/languages/localized-path.ts';
import { messagesIn } from '#app/languages/messages.ts';
import { pageNumberOf } from '#app/navigation/list-address.ts';
import { pageIn } from '#app/navigation/localized-pages.ts';
import { publicPages } from '#app/navigation/pages.ts';
import { pageMetaAt } from '#app/page-meta/meta-in-language.ts';
import { pageMeta } from '#app/page-meta/page-meta.ts';
import { requestContext } from '#app/platform/request/context.server.ts';
import { loadDeferrable } from '#app/platform/request/loader-deadline.server.ts';
import { detectDangers } from '#app/typed-text/danger/detect-dangers.ts';
import { longestQuery, typedQuery } from '#app/typed-text/queries/search-query.ts';
import { Deferred, type DeferredData } from '#app/ui/deferred/deferred.tsx';
import type { PageHandle } from '#app/ui/hydration/hydration.ts';
import { Page } from '#app/ui/layout/page.tsx';
import { useWords } from '#app/ui/locale/page-locale.ts';
import { PageHeading } from '#app/ui/page-parts/page-heading.tsx';
import { Skeleton } from '#app/ui/skeleton/skeleton.tsx';
import { StructuredData } from '#app/ui/structured-data/structured-data.tsx';
import { doctorWords } from '#messages/doctors/doctor.tsx';
import { doctorPageWords } from '#messages/doctors/doctor-page.tsx';
import type { Route } from './+types/doctors';

const page = publicPages.doctors;

export const handle: PageHandle = { hydration: 'islands' };

export async function loader(call: Route.LoaderArgs) {
  const { origin } = requestContext(call.context);
  const { pathname, searchParams } = new URL(call.request.url);
  const locale = localeOf(pathname);
  const typed = typedQuery(searchParams);
  const search = typed.slice(0, longestQuery);
  const heard = await detectDangers(typed);
  const number = pageNumberOf(searchParams);
  const filter = filterOf(searchParams);
  const asked = { search, page: number, filter };
  const directory = await loadDeferrable(
    call,
    (database) => readDirectoryPage(database, asked),
    'Failed to fetch doctors',
    { fromCopy: { part: doctorsSnapshot, read: (copy) => directoryInSnapshot(copy, asked) } },
  );
  const { title, summary } = pageIn(locale, page);
  return data(
    { directory, search, filter, heard, number, origin, locale, title, summary },
    { status: statusOf(directory) },
  );
}

function statusOf(directory: DeferredData<DirectoryPage>): number {
  if ('failed' in directory) return 503;
  return 'value' in directory && directory.value.page > directory.value.pages ? 404 : 200;
}

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  if (!loaderData) return pageMetaAt({ location, matches }, page);
  const { number, locale, title, summary } = loaderData;
  const numbered = number === 1 ? title : messagesIn(locale, doctorPageWords).page(title, number);
  return pageMeta({ title: numbered, summary }, matches);
}

export default function Doctors({ loaderData }: Route.ComponentProps) {
  const { directory, search, filter, heard, origin, title, summary } = loaderData;
  const { loading } = useWords(doctorWords);
  return (
    <>
      <DangerBoxes dangers={heard} />
      <PageHeading path={page.path} title={title} summary={summary} />
      <Page>
        <div className={pagePadding}>
          <Deferred
            data={directory}
            fallback={<Skeleton label={loading} lines={6} />}
            failure={(message) => <DoctorsFailure message={message} />}
          >
            {(found) => (
              <>
                <DoctorDirectory directory={found} search={search} filter={filter} />
                <StructuredData data={found.doctors.map((doctor) => doctorStructuredData(doctor, origin))} />
              </>
            )}
          </Deferred>
        </div>
      </Page>
    </>
  );
}
