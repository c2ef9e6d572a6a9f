import { Link } from 'react-router';
import { factsOfPage } from '#app/content/information-facts.server.ts';
import { reviewOf } from '#app/content/page-review.ts';
import { saveFailure } from '#app/hospital/facts-form.ts';
import { readSavedFacts } from '#app/hospital/hospital.queries.server.ts';
import { sectionPath } from '#app/hospital/hospital-paths.ts';
import { markReviewed } from '#app/hospital/page-reviews.commands.server.ts';
import * as css from '#app/hospital/parts/hospital.css.ts';
import { PageReviewsForm, type SubmittedReviewMarks } from '#app/hospital/parts/page-reviews-form.tsx';
import { SectionHead } from '#app/hospital/parts/section-head.tsx';
import { pageReviews } from '#app/hospital/sections/page-reviews.server.ts';
import { buildFacts } from '#app/hospital/sections.server.ts';
import { factSections } from '#app/hospital-facts/fact-sections.ts';
import { informationGroups } from '#app/navigation/pages.ts';
import { formAction, type SubmittedForm } from '#app/staff-area/frame/form-action.server.ts';
import { formClientAction } from '#app/staff-area/frame/form-client-action.ts';
import { staffLoader } from '#app/staff-area/frame/staff-loader.server.ts';
import { staffMeta } from '#app/staff-area/frame/staff-meta.ts';
import { toastRedirect } from '#app/staff-area/frame/toast.server.ts';
import { readSectionPage } from '#app/staff-area/hospital-page/hospital-page.server.ts';
import { SectionChanges } from '#app/staff-area/hospital-page/section-changes.tsx';
import { dayInIndia } from '#app/time/calendar.ts';
import { InlineAlert } from '#app/ui/inline-alert/inline-alert.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { textLink } from '#app/ui/text-link/text-link.css.ts';
import type { Route } from './+types/hospital-page-reviews';

const title = factSections['page-reviews'];
const path = sectionPath('page-reviews');

export const loader = staffLoader(async ({ here }, { url }: Route.LoaderArgs) => {
  const { database, now } = here;
  const [saved, { changes }] = await Promise.all([
    readSavedFacts(database),
    readSectionPage(database, pageReviews),
  ]);
  const facts = buildFacts(saved);
  return {
    changes,
    reviewer: facts.clinicalReviewer?.name ?? null,
    today: dayInIndia(now),
    ticksOpen: url.searchParams.get('tick') === 'open',
    groups: informationGroups.map((group) => ({
      title: group.title,
      pages: group.pages.map((page) => ({
        path: page.path,
        title: page.title,
        reviewedOn: reviewOf(factsOfPage(page.path), facts).reviewedOn,
      })),
    })),
  };
});

const save =
  (act: 'mark' | 'take-back') =>
  async ({ command, values }: SubmittedForm<SubmittedReviewMarks>) => {
    await markReviewed(command, values, act);
    return toastRedirect(path, 'factsSaved');
  };

export const action = formAction({
  failure: saveFailure,
  read: (fields) => ({ paths: fields.getAll('page'), day: fields.get('day') ?? '' }),
  intents: { 'take-back': save('take-back') },
  run: save('mark'),
});

export const clientAction = formClientAction(saveFailure);

export const meta = staffMeta(title);

export default function HospitalPageReviews({ loaderData, actionData }: Route.ComponentProps) {
  const { groups, reviewer, today, ticksOpen, changes } = loaderData;
  const all = groups.flatMap(({ pages }) => pages);
  const read = all.filter(({ reviewedOn }) => reviewedOn !== null).length;
  return (
    <Stack gap="5" className={css.column}>
      <SectionHead title={title}>
        <p>{`${read} of ${all.length} pages are reviewed. Tick the pages that the reviewer has read, choose the day, and mark them.`}</p>
      </SectionHead>
      {reviewer === null ? (
        <InlineAlert tone="neutral">
          No page says so before the hospital names its reviewer:{' '}
          <Link to={sectionPath('reviewer')} className={textLink}>
            {factSections.reviewer}
          </Link>
          .
        </InlineAlert>
      ) : (
        <p className={css.soft}>{`The pages name ${reviewer}.`}</p>
      )}
      <PageReviewsForm groups={groups} ticksOpen={ticksOpen} today={today} refused={actionData} />
      <h2 className={css.heading}>Changes</h2>
      <SectionChanges changes={changes} />
    </Stack>
  );
}
