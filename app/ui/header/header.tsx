import { doors } from '#app/navigation/navigation.ts';
import { IndianRupee, MapPin, Menu as MenuIcon, PhoneCall, Stethoscope, X } from '#app/ui/icon/icons.ts';
import { headerWords } from '#messages/ui/header/header.ts';
import { usePageLocale, useWords } from '../locale/page-locale.ts';
import { MoreMenu, ServicesMenu, TreatmentsMenu } from '../menus/header-menus.tsx';
import { menus, phoneMenuId } from '../menus/menus.css.ts';
import '../menus/phone-menu.later.css.ts';
import { usePageHead } from '../page-head/page-head.ts';
import './arriving-parts.css.ts';
import * as css from './header.css.ts';
import { HomeLink } from './logo.tsx';

const doorIcons = {
  doctors: Stethoscope,
  prices: IndianRupee,
  findUs: MapPin,
  helpNow: PhoneCall,
} as const;

/**
 * Logo and navigation. The same markup is a row of entries and menus on a wide screen, and below that a row of the
 * first entries and a button for a full-screen list.
 * Public pages use cached markup, because rendering 80 links is most of the work for a short page.
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
        <Doors />
        <button type="button" popoverTarget={phoneMenuId} className={css.menuButton}>
          <MenuIcon size={20} className={css.openIcon} aria-hidden />
          <X size={20} className={css.closeIcon} aria-hidden />
          {words.menu}
        </button>
        <ul role="list" id={phoneMenuId} popover="auto" className={menus}>
          <TreatmentsMenu />
          <ServicesMenu />
          <MoreMenu />
        </ul>
      </nav>
    </div>
  );
}

/** Entries that stand in the header at every width. */
function Doors() {
  const { pathTo, labelOf } = usePageLocale();
  return (
    <ul role="list" className={css.doors}>
      {doors.map((door) => {
        const Icon = doorIcons[door.id];
        const label = labelOf(door);
        const shortLabel = labelOf({ ...door, label: door.shortLabel });
        return (
          <li key={door.id}>
            <a href={pathTo(door.path)} className={css.door[door.id]}>
              <Icon size={20} aria-hidden />
              {label === shortLabel ? (
                label
              ) : (
                <>
                  <span className={css.shortLabel}>{shortLabel}</span>
                  <span className={css.fullLabel}>{label}</span>
                </>
              )}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
