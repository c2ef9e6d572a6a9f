import type { NavigationEntry } from '#app/navigation/navigation.ts';
import { PhoneFold } from '../phone-fold/phone-fold.tsx';
import { option } from './menu-entry.css.ts';
import { EntryList } from './menu-entry.tsx';
import { heading, list } from './side-menu.css.ts';

interface SideMenuProps {
  readonly title: string;
  readonly entries: readonly NavigationEntry[];
}

/** Links to the pages of the same group, including the current page. Folded on a phone. */
export function SideMenu({ title, entries }: SideMenuProps) {
  return (
    <nav aria-label={title}>
      <PhoneFold hasHeading summary={<h2 className={heading}>{title}</h2>}>
        <EntryList entries={entries} look={option} className={list} />
      </PhoneFold>
    </nav>
  );
}
