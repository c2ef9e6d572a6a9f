import {
  bookingEntry,
  entriesAfterMenus,
  entriesBeforeMenus,
  galleryEntries,
  searchPath,
} from '#app/navigation/navigation.ts';
import { Menu as MenuIcon, Search } from '#app/ui/icon/icons.ts';
import { headerWords } from '#messages/ui/header/header.ts';
import { usePageLocale, useWords } from '../locale/page-locale.ts';
import { MoreMenu, ServicesMenu, TreatmentsMenu } from '../menus/header-menus.tsx';
import { MenuEntry } from '../menus/menu-entry.tsx';
import { PhoneMenu, phoneMenuId } from '../menus/phone-menu.tsx';
import { usePageHead } from '../page-head/page-head.ts';
import './arriving-parts.css.ts';
import * as css from './header.css.ts';
import { HomeLink } from './logo.tsx';

/**
 * Logo and navigation: a row of entries and menus on a wide screen, one button for a full-screen list below that.
 * Public pages use cached markup, because rendering 60 links is most of the work for a short page.
 */
export function Header() {
  const written = usePageHead()?.header;
  if (!written) {
    return (
      <header className={css.header}>
        <HeaderContent />
      </header>
    );
  }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: markup that React rendered from HeaderContent below.
  return <header className={css.header} dangerouslySetInnerHTML={{ __html: written }} />;
}

export function HeaderContent() {
  const words = useWords(headerWords);
  return (
    <div className={css.inner}>
      <HomeLink />
      <nav className={css.navigation} aria-label={words.main}>
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
            <li key={entry.path} className={css.onlyOnWideScreens}>
              <MenuEntry entry={entry} className={css.entry} />
            </li>
          ))}
          <MoreMenu />
        </ul>
        <SearchEntry />
        <MenuEntry entry={bookingEntry} className={css.book} />
      </nav>
      <div className={css.phoneButtons}>
        <SearchEntry />
        <button type="button" popoverTarget={phoneMenuId} className={css.phoneMenuButton}>
          <MenuIcon size={20} aria-hidden />
          {words.menu}
        </button>
      </div>
      <PhoneMenu />
    </div>
  );
}

function SearchEntry() {
  const { search } = useWords(headerWords);
  const { pathTo } = usePageLocale();
  return (
    <a href={pathTo(searchPath)} className={css.search} aria-label={search} title={search}>
      <Search size={20} aria-hidden />
    </a>
  );
}
