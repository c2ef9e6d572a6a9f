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
import { DropDown } from './drop-down.tsx';
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
