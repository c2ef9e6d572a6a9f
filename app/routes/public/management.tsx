import { ManagementTeam } from '#app/content/management/management-team.tsx';
import { Prose } from '#app/content/parts/prose.tsx';
import { management } from '#app/site/facts.ts';
import { pageMeta } from '#app/site/page-meta.ts';
import { publicPages } from '#app/site/pages.ts';
import type { PageHandle } from '#app/ui/hydration/hydration.ts';
import { PlainPage } from '#app/ui/page-parts/plain-page.tsx';
import { TextLink } from '#app/ui/text-link/text-link.tsx';

const page = publicPages.management;

export const handle = { hydration: 'none' } satisfies PageHandle;

export function meta() {
  return pageMeta(page);
}

export default function Management() {
  return (
    <PlainPage page={page}>
      <Prose>
        <p>
          A hospital answers for its care through people. Below are the three offices that answer for ours,
          and the part of it that each one holds.
        </p>
      </Prose>
      <ManagementTeam people={management} />
      <Prose>
        <h2>To reach them</h2>
        <p>
          Ask for any of them at the reception or by telephone. If something went wrong in your care,{' '}
          <TextLink href={`${publicPages.rights.path}#complaints`}>the steps of a complaint</TextLink> are set
          down by law and cost you nothing. Those who treat you are on{' '}
          <TextLink href={publicPages.doctors.path}>the doctors’ page</TextLink>.
        </p>
      </Prose>
    </PlainPage>
  );
}
