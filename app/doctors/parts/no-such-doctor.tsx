import { entryTo } from '#app/site/navigation.ts';
import { publicPages } from '#app/site/pages.ts';
import { ButtonLink } from '#app/ui/button/button.tsx';
import { CallButton } from '#app/ui/contact/call-buttons.tsx';
import { Page } from '#app/ui/layout/page.tsx';
import { Cluster, Stack } from '#app/ui/layout/stack.tsx';
import { PageHeading } from '#app/ui/page-parts/page-heading.tsx';
import { PageIndex } from '#app/ui/page-parts/page-index.tsx';
import type { Doctor } from '../doctor.values.ts';
import { doctorPath } from '../doctor.view.ts';
import { pagePadding } from './doctor-directory.css.ts';

const directory = publicPages.doctors;

interface NoSuchDoctorProps {
  /** Whose names are like the one that was asked for. */
  readonly near: readonly Pick<Doctor, 'slug' | 'name' | 'specialization'>[];
}

/** In place of a doctor's page, where nobody listed has its address. */
export function NoSuchDoctor({ near }: NoSuchDoctorProps) {
  return (
    <>
      <PageHeading
        path={directory.path}
        title="We could not find that doctor"
        summary="The address may be mistyped, or this doctor is not listed any more."
        trail={[entryTo(directory)]}
      />
      <Page>
        <div className={pagePadding}>
          <Stack gap="7">
            <Stack gap="4">
              <p>
                Call us: we will tell you who can see you, and when. Or look through the doctors who are here.
              </p>
              <Cluster>
                <CallButton />
                <ButtonLink href={directory.path} variant="secondary">
                  See all our doctors
                </ButtonLink>
              </Cluster>
            </Stack>
            {near.length > 0 && (
              <section aria-labelledby="near">
                <Stack gap="4">
                  <h2 id="near">Did you mean one of these?</h2>
                  <PageIndex
                    columns="three"
                    entries={near.map((doctor) => ({
                      path: doctorPath(doctor),
                      label: doctor.name,
                      summary: doctor.specialization,
                    }))}
                  />
                </Stack>
              </section>
            )}
          </Stack>
        </div>
      </Page>
    </>
  );
}
