import type { ReactNode } from 'react';
import { hospitalPages } from '#app/navigation/navigation.ts';
import type { SitePage } from '#app/navigation/pages.ts';
import { sidebarWords } from '#messages/ui/page-parts/content-with-sidebar.ts';
import { ContactCard } from '../contact/contact-cards.tsx';
import { usePageLocale, useWords } from '../locale/page-locale.ts';
import { SideMenu } from '../menus/side-menu.tsx';
import { PhoneFold } from '../phone-fold/phone-fold.tsx';
import { ContentWithSidebar } from './content-with-sidebar.tsx';
import { PageHeading } from './page-heading.tsx';

interface PlainPageProps {
  readonly page: SitePage;
  /** Content of the head, in place of the page's summary: the answer that most readers come for. */
  readonly answer?: ReactNode;
  readonly children: ReactNode;
}

/** Layout of a page about the hospital: head, content, links to related pages and ways to contact us. */
export function HospitalPageLayout({ page, answer, children }: PlainPageProps) {
  const { title, summary } = usePageLocale().pageOf(page);
  const { theHospital } = useWords(sidebarWords);
  return (
    <>
      <PageHeading path={page.path} title={title} summary={answer ? undefined : summary}>
        {answer}
      </PageHeading>
      <ContentWithSidebar
        side={
          <>
            <SideMenu title={theHospital} entries={hospitalPages} Fold={PhoneFold} />
            <ContactCard />
          </>
        }
      >
        {children}
      </ContentWithSidebar>
    </>
  );
}
