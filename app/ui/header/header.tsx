import { Menu as MenuIcon, Search } from 'lucide-react';
import {
  bookingLink,
  galleryLinks,
  linksAfterMenus,
  linksBeforeMenus,
  searchPath,
} from '#app/site/navigation.ts';
import { CurrentLink } from '../menus/current-link.tsx';
import { GalleryMenu } from '../menus/gallery-menu.tsx';
import { PhoneMenu, phoneMenuId } from '../menus/phone-menu.tsx';
import { ServicesMenu } from '../menus/services-menu.tsx';
import { TreatmentsMenu } from '../menus/treatments-menu.tsx';
import * as css from './header.css.ts';
import { HomeLink } from './home-link.tsx';

/** Logo and navigation: a row of links and menus on a wide screen, one button for a full-screen list below. */
export function Header() {
  return (
    <header className={css.header}>
      <div className={css.inner}>
        <HomeLink />
        <nav className={css.navigation} aria-label="Main">
          <ul role="list" className={css.list}>
            {linksBeforeMenus.map((link) => (
              <li key={link.path}>
                <CurrentLink to={link} className={css.entry} />
              </li>
            ))}
            <TreatmentsMenu />
            <ServicesMenu />
            {linksAfterMenus.map((link) => (
              <li key={link.path}>
                <CurrentLink to={link} className={css.entry} />
              </li>
            ))}
            {galleryLinks.map((link) => (
              <li key={link.path} className={css.whereThereIsRoom}>
                <CurrentLink to={link} className={css.entry} />
              </li>
            ))}
            <GalleryMenu />
          </ul>
          <SearchLink />
          <CurrentLink to={bookingLink} className={css.book} />
        </nav>
        <div className={css.phoneButtons}>
          <SearchLink />
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

function SearchLink() {
  return (
    <a href={searchPath} className={css.search} aria-label="Search" title="Search">
      <Search size={20} aria-hidden />
    </a>
  );
}
