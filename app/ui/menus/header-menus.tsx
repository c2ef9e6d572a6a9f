import { galleryEntries, servicesMenu, treatmentsMenu } from '#app/navigation/navigation.ts';
import { menuWords } from '#messages/ui/menus/menus.ts';
import { usePageLocale, useWords } from '../locale/page-locale.ts';
import { DropDown } from './drop-down.tsx';
import { list, option } from './menu-entry.css.ts';
import { EntryList } from './menu-entry.tsx';
import { group, groups, heading } from './treatments-menu.later.css.ts';

/** All information pages in nine groups. */
export function TreatmentsMenu() {
  const { groupTitle } = usePageLocale();
  return (
    <DropDown id="treatments" label={useWords(menuWords).treatments} size="full">
      <div className={groups}>
        {treatmentsMenu.map(({ id, title, entries }) => (
          <div key={id} className={group}>
            <p className={heading}>{groupTitle({ id, title })}</p>
            <EntryList entries={entries} look={option} aria-label={groupTitle({ id, title })} />
          </div>
        ))}
      </div>
    </DropDown>
  );
}

export function ServicesMenu() {
  return (
    <DropDown id="services" label={useWords(menuWords).services} size="narrow">
      <EntryList entries={servicesMenu} look={option} className={list} />
    </DropDown>
  );
}

/** Entries that do not fit into the header between 1024 and 1280 px. */
export function MoreMenu() {
  return (
    <DropDown id="more" label={useWords(menuWords).more} size="narrow" onlyWhereNarrow>
      <EntryList entries={galleryEntries} look={option} className={list} />
    </DropDown>
  );
}
