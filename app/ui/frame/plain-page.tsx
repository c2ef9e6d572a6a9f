import { hospitalPages } from '../../site/navigation.ts';
import type { SitePage } from '../../site/pages.ts';
import { TalkCard } from './call-cards.tsx';
import { InPreparation } from './in-preparation.tsx';
import { PageHeading } from './page-heading.tsx';
import { SideMenu } from './side-menu.tsx';
import { WithSide } from './with-side.tsx';

/** A page about the hospital whose content is still to come: its head, its neighbours and the ways to us. */
export function PlainPage({ page }: { readonly page: SitePage }) {
  return (
    <>
      <PageHeading title={page.title} summary={page.summary} />
      <WithSide
        side={
          <>
            <SideMenu title="The hospital" links={hospitalPages} />
            <TalkCard />
          </>
        }
      >
        <InPreparation />
      </WithSide>
    </>
  );
}
