import { Menu as MenuIcon, Search } from 'lucide-react';
import {
  bookingEntry,
  entriesAfterMenus,
  entriesBeforeMenus,
  galleryEntries,
  searchPath,
} from '#app/site/navigation.ts';
import { GalleryMenu, ServicesMenu, TreatmentsMenu } from '../menus/header-menus.tsx';
import { MenuEntry } from '../menus/menu-entry.tsx';
import { PhoneMenu, phoneMenuId } from '../menus/phone-menu.tsx';
import * as css from './header.css.ts';
import { HomeLink } from './logo.tsx';

/** Logo and navigation: a row of entries and menus on a wide screen, one button for a full-screen list below. */
export function Header() {
  return (
    <header className={css.header}>
      <div className={css.inner}>
        <HomeLink />
        <nav className={css.navigation} aria-label="Main">
          <ul role="list" className={css.list}>
            {entriesBeforeMenus.map((entry) => (
              <li key={entry.path}>
                <MenuEntry entry={entry} className={css.entry} />
              </li>
            ))}
            <TreatmentsMenu />
            <ServicesMenu />
            {entriesAfterMenus.map((entry) => (
              <li key={entry.path}>
                <MenuEntry entry={entry} className={css.entry} />
              </li>
            ))}
            {galleryEntries.map((entry) => (
              <li key={entry.path} className={css.whereThereIsRoom}>
                <MenuEntry entry={entry} className={css.entry} />
              </li>
            ))}
            <GalleryMenu />
          </ul>
          <SearchEntry />
          <MenuEntry entry={bookingEntry} className={css.book} />
        </nav>
        <div className={css.phoneButtons}>
          <SearchEntry />
          <button type="button" popoverTarget={phoneMenuId} className={css.phoneMenuButton}>
            <MenuIcon size={20} aria-hidden />
            Menu
          </button>
        </div>
        <PhoneMenu />
      </div>
    </header>
  );
}

function SearchEntry() {
  return (
    <a href={searchPath} className={css.search} aria-label="Search" title="Search">
      <Search size={20} aria-hidden />
    </a>
  );
}
