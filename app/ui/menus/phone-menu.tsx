import { useLocation } from 'react-router';
import {
  bookingEntry,
  entriesAfterMenus,
  entriesBeforeMenus,
  galleryEntries,
  type NavigationGroup,
  searchPath,
  servicesMenu,
  treatmentsMenu,
} from '#app/navigation/navigation.ts';
import { ChevronDown, Phone, X } from '#app/ui/icon/icons.ts';
import { menuWords } from '#messages/ui/menus/menus.ts';
import { ButtonLink } from '../button/button.tsx';
import { useHospitalFacts } from '../facts-context/hospital-facts.ts';
import { HomeLink } from '../header/logo.tsx';
import { usePageLocale, useWords } from '../locale/page-locale.ts';
import { SearchBox } from '../search-box/search-box.tsx';
import { option } from './menu-entry.css.ts';
import { EntryList } from './menu-entry.tsx';
import * as css from './phone-menu.later.css.ts';

export const phoneMenuId = 'phone-menu';

/** Complete navigation as a full-screen list, for windows narrower than 1024 px. */
export function PhoneMenu() {
  const { phones } = useHospitalFacts();
  const words = useWords(menuWords);
  const { pathTo, labelOf } = usePageLocale();
  return (
    <div id={phoneMenuId} popover="auto" className={css.screen} role="dialog" aria-label={words.menu}>
      <div className={css.top}>
        <HomeLink />
        <button type="button" popoverTarget={phoneMenuId} popoverTargetAction="hide" className={css.close}>
          <X size={20} aria-hidden />
          {words.close}
        </button>
      </div>
      <nav className={css.navigation} aria-label={words.allPages}>
        <search aria-label={words.thisSite}>
          <form action={pathTo(searchPath)} method="get" className={css.search}>
            <SearchBox
              id="phone-menu-search"
              name="q"
              label={words.searchThisSite}
              placeholder={words.search}
              maxLength={100}
            />
          </form>
        </search>
        <EntryList entries={entriesBeforeMenus} look={css.entry} />
        <p className={css.heading}>{words.treatments}</p>
        {treatmentsMenu.map((group) => (
          <Group key={group.id} group={group} />
        ))}
        <p className={css.heading}>{words.services}</p>
        <EntryList entries={servicesMenu} look={css.entry} />
        <p className={css.heading}>{words.hospital}</p>
        <EntryList entries={[...entriesAfterMenus, ...galleryEntries]} look={css.entry} />
      </nav>
      <div className={css.actions}>
        <ButtonLink href={phones.admission.href} variant="secondary">
          <Phone size={20} aria-hidden />
          {words.callUs}
        </ButtonLink>
        <ButtonLink href={pathTo(bookingEntry.path)}>{labelOf(bookingEntry)}</ButtonLink>
      </div>
    </div>
  );
}

function Group({ group }: { readonly group: NavigationGroup }) {
  const { pathname } = useLocation();
  const { pathTo, groupTitle } = usePageLocale();
  return (
    <details name="treatments" open={group.entries.some((entry) => pathTo(entry.path) === pathname)}>
      <summary className={css.summary}>
        {groupTitle(group)}
        <ChevronDown size={20} className={css.chevron} aria-hidden />
      </summary>
      <EntryList entries={group.entries} look={option} className={css.pages} />
    </details>
  );
}
