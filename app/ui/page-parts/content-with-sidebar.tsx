import type { ReactNode } from 'react';
import { sidebarWords } from '#messages/ui/page-parts/content-with-sidebar.ts';
import { useWords } from '../locale/page-locale.ts';
import './sidebar-on-phone.later.css.ts';
import { content, grid, side as sideColumn } from './content-with-sidebar.css.ts';

interface WithSideProps {
  /** Content beside the main column on a wide screen, and below it otherwise. */
  readonly side: ReactNode;
  readonly children: ReactNode;
}

export function ContentWithSidebar({ side, children }: WithSideProps) {
  return (
    <div className={grid}>
      <div className={content}>{children}</div>
      <aside className={sideColumn} aria-label={useWords(sidebarWords).more}>
        {side}
      </aside>
    </div>
  );
}
