import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import {
  hospitalEntries,
  type NavigationGroup,
  ownEntries,
  servicesMenu,
  treatmentsMenu,
} from '#app/navigation/navigation.ts';
import { menuWords } from '#messages/ui/menus/menus.ts';
import { usePageLocale, useWords } from '../locale/page-locale.ts';
import { SiteSearch } from '../search-box/site-search.tsx';
import * as dropDown from './drop-down.css.ts';
import { panel } from './drop-down-panel.later.css.ts';
import { option } from './menu-entry.css.ts';
import { EntryList } from './menu-entry.tsx';
import * as more from './more-menu.later.css.ts';
import * as css from './treatments-menu.later.css.ts';

/** All information pages in groups, without the services. */
export function TreatmentsMenu() {
  return (
    <DropDown id="treatments" label={useWords(menuWords).treatments} size="full">
      <div className={css.groups}>
        {treatmentsMenu.map((group) => (
          <Group key={group.id} group={group} />
        ))}
      </div>
    </DropDown>
  );
}

export function ServicesMenu() {
  return (
    <DropDown id="services" label={useWords(menuWords).services} size="narrow">
      <Group group={servicesMenu} />
    </DropDown>
  );
}

/** A group of pages. On a phone it opens on a tap, one at a time; on a wide screen it is always open. */
function Group({ group }: { readonly group: NavigationGroup }) {
  const { pathname } = useLocation();
  const { pathTo, groupTitle } = usePageLocale();
  const title = groupTitle(group);
  return (
    <details
      name="treatments"
      className={css.group}
      open={group.entries.some((entry) => pathTo(entry.path) === pathname)}
    >
      <summary className={css.summary}>{title}</summary>
      <EntryList entries={group.entries} look={option} className={css.pages} aria-label={title} />
    </details>
  );
}

/** The search, and the pages that are neither a door nor about a treatment. */
export function MoreMenu() {
  const words = useWords(menuWords);
  return (
    <DropDown id="more" label={words.more} size="narrow" isFirstOnPhone>
      <SiteSearch
        landmark={words.thisSite}
        formClassName={more.search}
        id="menu-search"
        label={words.searchThisSite}
        placeholder={words.search}
        maxLength={100}
      />
      <EntryList entries={ownEntries} look={option} className={more.ownPages} />
      <EntryList entries={hospitalEntries} look={option} className={more.list} />
    </DropDown>
  );
}

interface DropDownProps {
  /** Id of the panel, which the button opens by `popovertarget`. */
  readonly id: string;
  readonly label: string;
  /** `full` is as wide as the window and hangs from the header; `narrow` hangs from its button. */
  readonly size: 'full' | 'narrow';
  readonly isFirstOnPhone?: boolean;
  readonly children: ReactNode;
}

/**
 * A menu of the header: a button and a native popover, which handles opening, closing and focus by itself. Below
 * 1024 px the button is hidden and the panel is a part of the full-screen list.
 */
function DropDown({ id, label, size, isFirstOnPhone = false, children }: DropDownProps) {
  return (
    // The panel must be the last child: `menus.script.ts` finds it there.
    <li className={isFirstOnPhone ? dropDown.firstOnPhone : dropDown.item} data-menu>
      <button type="button" popoverTarget={id} className={dropDown.button}>
        {label}
      </button>
      <div id={id} popover="auto" className={panel[size]}>
        {children}
      </div>
    </li>
  );
}
