import { entryTo } from '#app/navigation/navigation.ts';
import { publicPages } from '#app/navigation/pages.ts';
import { ButtonLink } from '#app/ui/button/button.tsx';
import { CallButton } from '#app/ui/contact/call-buttons.tsx';
import { Page } from '#app/ui/layout/page.tsx';
import { Cluster, Stack } from '#app/ui/layout/stack.tsx';
import { usePageLocale, useWords } from '#app/ui/locale/page-locale.ts';
import { UserText } from '#app/ui/locale/user-text.tsx';
import { PageHeading } from '#app/ui/page-parts/page-heading.tsx';
import { PageIndexSection } from '#app/ui/page-parts/page-index.tsx';
import { doctorWords } from '#messages/doctors/doctor.tsx';
import { doctorPageWords } from '#messages/doctors/doctor-page.tsx';
import type { Doctor } from '../doctor.values.ts';
import { doctorPath } from '../doctor.view.ts';
import { doctorIn } from '../doctor-in-locale.ts';
import { pagePadding } from './doctor-directory.css.ts';

const directory = publicPages.doctors;

interface NoSuchDoctorProps {
  /** Doctors with names similar to the requested address. */
  readonly near: readonly Pick<Doctor, 'slug' | 'name' | 'specialization' | 'texts'>[];
}

/** Shown instead of a doctor's page if no listed doctor has the requested address. */
export function NoSuchDoctor({ near }: NoSuchDoctorProps) {
  const words = useWords(doctorPageWords);
  const { seeAll } = useWords(doctorWords);
  const { labelOf, locale, pathTo } = usePageLocale();
  const entry = entryTo(directory);
  return (
    <>
      <PageHeading
        path={directory.path}
        title={words.notFound}
        summary={words.mayBeGone}
        trail={[{ ...entry, label: labelOf(entry) }]}
      />
      <Page>
        <div className={pagePadding}>
          <Stack gap="7">
            <Stack gap="4">
              <p>{words.callOrLook}</p>
              <Cluster>
                <CallButton />
                <ButtonLink href={pathTo(directory.path)} variant="secondary">
                  {seeAll}
                </ButtonLink>
              </Cluster>
            </Stack>
            <PageIndexSection
              id="near"
              title={words.didYouMean}
              columns="three"
              entries={near
                .map((doctor) => doctorIn(locale, doctor))
                .map((doctor) => ({
                  path: pathTo(doctorPath(doctor)),
                  label: <UserText>{doctor.name}</UserText>,
                  summary: <UserText>{doctor.specialization}</UserText>,
                }))}
            />
          </Stack>
        </div>
      </Page>
    </>
  );
}
