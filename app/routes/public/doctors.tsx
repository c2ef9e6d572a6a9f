import { data } from 'react-router';
import { cardsOf, listDirectory } from '#app/doctors/doctor.queries.server.ts';
import { doctorData } from '#app/doctors/doctor.structured-data.ts';
import { pagePadding } from '#app/doctors/parts/doctor-directory.css.ts';
import { DoctorDirectory } from '#app/doctors/parts/doctor-directory.tsx';
import { DoctorsFailure } from '#app/doctors/parts/no-doctors.tsx';
import { requestContext } from '#app/server/context.server.ts';
import { loadForPage } from '#app/server/head-start.server.ts';
import { pageMeta } from '#app/site/page-meta.ts';
import { publicPages } from '#app/site/pages.ts';
import { Deferred } from '#app/ui/deferred/deferred.tsx';
import type { PageHandle } from '#app/ui/hydration/hydration.ts';
import { Page } from '#app/ui/layout/page.tsx';
import { PageHeading } from '#app/ui/page-parts/page-heading.tsx';
import { Skeleton } from '#app/ui/skeleton/skeleton.tsx';
import { StructuredData } from '#app/ui/structured-data/structured-data.tsx';
import type { Route } from './+types/doctors';

const page = publicPages.doctors;

export const handle: PageHandle = { hydration: 'islands' };

export async function loader(call: Route.LoaderArgs) {
  const { origin } = requestContext(call.context);
  const { searchParams } = new URL(call.request.url);
  const search = searchParams.get('q')?.slice(0, 100) ?? '';
  const doctors = await loadForPage(
    call,
    (database) => cardsOf(listDirectory(database)),
    'Failed to fetch doctors',
  );
  return data({ doctors, search, origin }, { status: 'failed' in doctors ? 503 : 200 });
}

export function meta() {
  return pageMeta(page);
}

export default function Doctors({ loaderData: { doctors, search, origin } }: Route.ComponentProps) {
  return (
    <>
      <PageHeading path={page.path} title={page.title} summary={page.summary} />
      <Page>
        <div className={pagePadding}>
          <Deferred
            data={doctors}
            fallback={<Skeleton label="Loading doctors..." lines={6} />}
            failure={(message) => <DoctorsFailure message={message} />}
          >
            {(found) => (
              <>
                <DoctorDirectory doctors={found} search={search} />
                <StructuredData data={found.map((doctor) => doctorData(doctor, origin))} />
              </>
            )}
          </Deferred>
        </div>
      </Page>
    </>
  );
}
