import type { ReactNode } from 'react';
import { hospitalPages } from '../../site/navigation.ts';
import type { SitePage } from '../../site/pages.ts';
import { TalkCard } from './call-cards.tsx';
import { PageHeading } from './page-heading.tsx';
import { SideMenu } from './side-menu.tsx';
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
            <SideMenu title="The hospital" links={hospitalPages} />
            <TalkCard />
          </>
        }
      >
        {children}
      </WithSide>
    </>
  );
}
