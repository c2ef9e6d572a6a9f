import type { ReactNode } from 'react';
import { hospitalPages } from '#app/navigation/navigation.ts';
import type { SitePage } from '#app/navigation/pages.ts';
import { sideWords } from '#messages/ui/page-parts/with-side.ts';
import { TalkCard } from '../contact/call-cards.tsx';
import { useEdition, useWords } from '../locale/edition.ts';
import { SideMenu } from '../menus/side-menu.tsx';
import { PageHeading } from './page-heading.tsx';
import { WithSide } from './with-side.tsx';

interface PlainPageProps {
  readonly page: SitePage;
  readonly children: ReactNode;
}

/** Layout of a page about the hospital: head, content, links to related pages and ways to contact us. */
export function PlainPage({ page, children }: PlainPageProps) {
  const { title, summary } = useEdition().pageOf(page);
  const { theHospital } = useWords(sideWords);
  return (
    <>
      <PageHeading path={page.path} title={title} summary={summary} />
      <WithSide
        side={
          <>
            <SideMenu title={theHospital} entries={hospitalPages} />
            <TalkCard />
          </>
        }
      >
        {children}
      </WithSide>
    </>
  );
}
