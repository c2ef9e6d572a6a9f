import type { ReactNode } from 'react';
import { hospitalPages } from '#app/site/navigation.ts';
import type { SitePage } from '#app/site/pages.ts';
import { TalkCard } from '../contact/call-cards.tsx';
import { SideMenu } from '../menus/side-menu.tsx';
import { PageHeading } from './page-heading.tsx';
import { WithSide } from './with-side.tsx';

interface PlainPageProps {
  readonly page: SitePage;
  readonly children: ReactNode;
}

/** A page about the hospital: its head, its content, its neighbours and the ways to us. */
export function PlainPage({ page, children }: PlainPageProps) {
  return (
    <>
      <PageHeading path={page.path} title={page.title} summary={page.summary} />
      <WithSide
        side={
          <>
            <SideMenu title="The hospital" entries={hospitalPages} />
            <TalkCard />
          </>
        }
      >
        {children}
      </WithSide>
    </>
  );
}
