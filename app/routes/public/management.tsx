import { ManagementTeam } from '#app/content/management/management-team.tsx';
import { Prose } from '#app/content/reading/prose.tsx';
import { publicPages } from '#app/navigation/pages.ts';
import { metaOf } from '#app/page-meta/meta-in-language.ts';
import { useHospitalFacts } from '#app/ui/facts-context/hospital-facts.ts';
import type { PageHandle } from '#app/ui/hydration/hydration.ts';
import { usePageLocale, useWords } from '#app/ui/locale/page-locale.ts';
import { HospitalPageLayout } from '#app/ui/page-parts/hospital-page-layout.tsx';
import { TextLink } from '#app/ui/text-link/text-link.tsx';
import { managementWords } from '#messages/content/management/management.ts';

const page = publicPages.management;

export const handle = { hydration: 'none' } satisfies PageHandle;

export const meta = metaOf(page);

export default function Management() {
  const { management } = useHospitalFacts();
  const { opening, toReach, ask } = useWords(managementWords);
  const { pathTo } = usePageLocale();
  const [before, complaint, between, doctors, after] = ask;
  return (
    <HospitalPageLayout page={page}>
      <Prose>
        <p>{opening}</p>
      </Prose>
      <ManagementTeam people={management} />
      <Prose>
        <h2>{toReach}</h2>
        <p>
          {before}
          <TextLink href={pathTo(`${publicPages.rights.path}#complaints`)}>{complaint}</TextLink>
          {between}
          <TextLink href={pathTo(publicPages.doctors.path)}>{doctors}</TextLink>
          {after}
        </p>
      </Prose>
    </HospitalPageLayout>
  );
}
