import { useLocation } from 'react-router';
import { phones } from '#app/site/facts.ts';
import {
  bookingEntry,
  entriesAfterMenus,
  entriesBeforeMenus,
  galleryEntries,
  type NavigationGroup,
  searchPath,
  servicesMenu,
  treatmentsMenu,
} from '#app/site/navigation.ts';
import { ChevronDown, Phone, X } from '#app/ui/icon/icons.ts';
import { ButtonLink } from '../button/button.tsx';
import { HomeLink } from '../header/logo.tsx';
import { SearchBox } from '../search-box/search-box.tsx';
import { option } from './menu-entry.css.ts';
import { EntryList } from './menu-entry.tsx';
import * as css from './phone-menu.later.css.ts';

export const phoneMenuId = 'phone-menu';

/** The whole navigation as one full-screen list, for windows narrower than 1024 px. */
export function PhoneMenu() {
  return (
    <div id={phoneMenuId} popover="auto" className={css.screen} role="dialog" aria-label="Menu">
      <div className={css.top}>
        <HomeLink />
        <button type="button" popoverTarget={phoneMenuId} popoverTargetAction="hide" className={css.close}>
          <X size={20} aria-hidden />
          Close
        </button>
      </div>
      <nav className={css.navigation} aria-label="All pages">
        <search aria-label="This site">
          <form action={searchPath} method="get" className={css.search}>
            <SearchBox
              id="phone-menu-search"
              name="q"
              label="Search this site"
              placeholder="Search"
              maxLength={100}
            />
          </form>
        </search>
        <EntryList entries={entriesBeforeMenus} look={css.entry} />
        <p className={css.heading}>Treatments</p>
        {treatmentsMenu.map((group) => (
          <Group key={group.id} group={group} />
        ))}
        <p className={css.heading}>Services</p>
        <EntryList entries={servicesMenu} look={css.entry} />
        <p className={css.heading}>The hospital</p>
        <EntryList entries={[...entriesAfterMenus, ...galleryEntries]} look={css.entry} />
      </nav>
      <div className={css.actions}>
        <ButtonLink href={phones.admission.href} variant="secondary">
          <Phone size={20} aria-hidden />
          Call us
        </ButtonLink>
        <ButtonLink href={bookingEntry.path}>{bookingEntry.label}</ButtonLink>
      </div>
    </div>
  );
}

function Group({ group }: { readonly group: NavigationGroup }) {
  const { pathname } = useLocation();
  return (
    <details name="treatments" open={group.entries.some((entry) => entry.path === pathname)}>
      <summary className={css.summary}>
        {group.title}
        <ChevronDown size={20} className={css.chevron} aria-hidden />
      </summary>
      <EntryList entries={group.entries} look={option} className={css.pages} />
    </details>
  );
}
