import { data, redirect } from 'react-router';
import {
  doctorPageInSnapshot,
  doctorsInSnapshot,
  doctorsSnapshot,
} from '#app/doctors/directory/doctors-snapshot.server.ts';
import { suggestDoctors } from '#app/doctors/directory/suggest-doctors.server.ts';
import { findDoctorPage, listDirectory } from '#app/doctors/doctor.queries.server.ts';
import { isSlug } from '#app/doctors/doctor.slug.ts';
import { doctorStructuredData } from '#app/doctors/doctor.structured-data.ts';
import type { Doctor } from '#app/doctors/doctor.values.ts';
import { doctorPath, doctorSummaryOf } from '#app/doctors/doctor.view.ts';
import { doctorIn } from '#app/doctors/doctor-in-locale.ts';
import { DoctorProfile } from '#app/doctors/parts/doctor-profile.tsx';
import { NoSuchDoctor } from '#app/doctors/parts/no-such-doctor.tsx';
import { DoctorPicture } from '#app/doctors/staff-parts/doctor-picture.tsx';
import { hospitalNameIn } from '#app/hospital-facts/name-and-place.ts';
import type { Locale } from '#app/languages/locales.ts';
import { byLocale } from '#app/languages/locales.ts';
import { localeOf, pathIn } from '#app/languages/localized-path.ts';
import { messagesIn } from '#app/languages/messages.ts';
import { pageIn } from '#app/navigation/localized-pages.ts';
import { entryTo } from '#app/navigation/navigation.ts';
import { publicPages } from '#app/navigation/pages.ts';
import { breadcrumbStartIn, unlistedMeta } from '#app/page-meta/meta-in-language.ts';
import { pageMeta, shareTags } from '#app/page-meta/page-meta.ts';
import { breadcrumbList } from '#app/page-meta/structured-data.ts';
import { serviceUnavailable } from '#app/platform/http/problems.server.ts';
import { requestContext } from '#app/platform/request/context.server.ts';
import { loadCritical } from '#app/platform/request/loader-deadline.server.ts';
import type { PageHandle } from '#app/ui/hydration/hydration.ts';
import { usePageLocale } from '#app/ui/locale/page-locale.ts';
import { UserText } from '#app/ui/locale/user-text.tsx';
import { PageHeading } from '#app/ui/page-parts/page-heading.tsx';
import { StructuredData } from '#app/ui/structured-data/structured-data.tsx';
import { doctorWords } from '#messages/doctors/doctor.tsx';
import { doctorPageWords } from '#messages/doctors/doctor-page.tsx';
import type { Route } from './+types/doctor-page';

const directory = publicPages.doctors;

export const handle = { hydration: 'none' } satisfies PageHandle;

export async function loader(call: Route.LoaderArgs) {
  const { context, params, request } = call;
  const { origin, requestId, facts } = requestContext(context);
  const { pathname, search } = new URL(request.url);
  const locale = localeOf(pathname);
  const asked = params.slug;
  try {
    const { value: found, asOf } = await loadCritical(call, (database) => findDoctorPage(database, asked), {
      part: doctorsSnapshot,
      read: (copy) => doctorPageInSnapshot(copy, asked),
    });
    if (found && found.doctor.slug !== asked)
      throw redirect(pathIn(locale, doctorPath(found.doctor)) + search, 301);
    if (found) return { ...found, asOf, origin, locale, hospital: facts.hospital };
    const near = isSlug(asked) ? await loadCritical(call, listDirectory, fromFirstDoctors) : { value: [] };
    return data(
      { doctor: null, locale, near: suggestDoctors(near.value ?? [], asked).map(doctorSummaryOf) },
      { status: 404 },
    );
  } catch (error) {
    throw data(null, serviceUnavailable(error, 'database failed while a page was loading', requestId));
  }
}

const fromFirstDoctors = { part: doctorsSnapshot, read: doctorsInSnapshot };

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  if (!loaderData.doctor) {
    return unlistedMeta(messagesIn(loaderData.locale, doctorPageWords).notFoundTitle, matches);
  }
  const { doctor, origin, locale, hospital } = loaderData;
  const page = pageOf(doctorIn(locale, doctor), locale);
  const path = doctorPath(doctor);
  const alternates = { ...byLocale((locale) => pathIn(locale, path)), 'x-default': path };
  return [
    ...pageMeta(page, matches),
    ...shareTags(page, {
      origin,
      locale,
      hospital,
      whose: hospitalNameIn(locale, { hospital }),
      pictured: pageIn(locale, directory),
    }),
    { tagName: 'link', rel: 'canonical', href: `${origin}${page.path}` },
    ...Object.entries(alternates).map(([hrefLang, other]) => ({
      tagName: 'link',
      rel: 'alternate',
      hrefLang,
      href: `${origin}${other}`,
    })),
  ];
}

export default function DoctorPage({ loaderData }: Route.ComponentProps) {
  const { labelOf } = usePageLocale();
  if (!loaderData.doctor) return <NoSuchDoctor near={loaderData.near} />;
  const { doctor: stored, alike, asOf, origin, locale } = loaderData;
  const doctor = doctorIn(locale, stored);
  const entry = entryTo(directory);
  const above = { ...entry, label: labelOf(entry) };
  const trail = breadcrumbList(
    [
      { path: pathIn(locale, directory.path), title: above.label },
      { path: pathIn(locale, doctorPath(doctor)), title: doctor.name },
    ],
    origin,
    breadcrumbStartIn(locale),
  );
  return (
    <>
      <PageHeading
        path={directory.path}
        title={<UserText>{doctor.name}</UserText>}
        summary={<UserText>{doctor.specialization}</UserText>}
        isPictureWideOnly
        beside={<DoctorPicture doctor={stored} called={doctor.name} size={128} eager />}
        trail={[above]}
      />
      <DoctorProfile doctor={doctor} alike={alike} asOf={asOf} />
      <StructuredData data={[trail, doctorStructuredData(doctorSummaryOf(stored), origin)]} />
    </>
  );
}

/** Title, summary and path of a doctor's page in a locale. The catalogue of pages does not have it. */
function pageOf(doctor: Doctor, locale: Locale) {
  return {
    path: pathIn(locale, doctorPath(doctor)),
    title: `${doctor.name}, ${doctor.specialization}`,
    summary: messagesIn(locale, doctorWords).line(doctor),
  };
}
