import type { NavigationEntry } from '#app/navigation/navigation.ts';
import type { PhoneFoldComponent } from '../phone-fold/fold.tsx';
import { option } from './menu-entry.css.ts';
import { EntryList } from './menu-entry.tsx';
import { heading, list } from './side-menu.css.ts';

interface SideMenuProps {
  readonly title: string;
  readonly entries: readonly NavigationEntry[];
  /** `PhoneFold`, or `PhoneFoldBelow` if the list is below the first view. */
  readonly Fold: PhoneFoldComponent;
}

/** Links to the pages of the same group, including the current page. Folded on a phone. */
export function SideMenu({ title, entries, Fold }: SideMenuProps) {
  return (
    <nav aria-label={title}>
      <Fold hasHeading summary={<h2 className={heading}>{title}</h2>}>
        <EntryList entries={entries} look={option} className={list} />
      </Fold>
    </nav>
  );
}
