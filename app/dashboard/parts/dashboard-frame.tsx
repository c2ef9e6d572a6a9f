import { type MouseEvent, type ReactNode, useId } from 'react';
import { NavLink } from 'react-router';
import { OfflineNote } from '#app/ui/connection/offline-note.tsx';
import { forgetDrafts } from '#app/ui/form/draft.ts';
import { Logo } from '#app/ui/header/logo.tsx';
import { SkipLink } from '#app/ui/header/skip-link.tsx';
import {
  CalendarCheck,
  ExternalLink,
  LayoutDashboard,
  Link2,
  LogOut,
  Menu,
  MonitorSmartphone,
  PhoneCall,
  ShieldUser,
  UserRoundPlus,
  Wallet,
  X,
} from '#app/ui/icon/icons.ts';
import { ProgressBar } from '#app/ui/progress-bar/progress-bar.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx';
import * as css from './dashboard-frame.css.ts';

const stores = [
  { to: '/dashboard', label: 'Overview', Icon: LayoutDashboard },
  { to: '/dashboard/Appointments', label: 'Appointments', Icon: CalendarCheck, counts: 'newAppointments' },
  { to: '/dashboard/Callbacks', label: 'To call', Icon: PhoneCall, counts: 'toCall' },
  { to: '/dashboard/Till', label: 'Till', Icon: Wallet },
  { to: '/dashboard/AddDoctor', label: 'Add Doctor', Icon: UserRoundPlus },
  { to: '/dashboard/Links', label: 'Add Links', Icon: Link2 },
] as const;

/** How much waits behind an entry of the menu. */
export interface MenuCounts {
  readonly newAppointments: number;
  readonly toCall: number;
}

interface DashboardFrameProps {
  /** Who is signed in. */
  readonly name: string;
  /** Null where they cannot be had for the moment. */
  readonly counts: MenuCounts | null;
  readonly children: ReactNode;
}

/** What is round every page of the dashboard: the sidebar, which is a drawer on small screens. */
export function DashboardFrame({ name, counts, children }: DashboardFrameProps) {
  const menu = useId();
  return (
    <div className={css.frame}>
      <SkipLink />
      <ProgressBar />
      <header className={css.topBar}>
        <a href="/" className={css.home}>
          <Logo />
        </a>
        <button type="button" popoverTarget={menu} className={css.menuButton}>
          <Menu size={20} aria-hidden />
          Menu
        </button>
      </header>
      <Sidebar id={menu} name={name} counts={counts} />
      <main id="content" tabIndex={-1} className={css.content}>
        <OfflineNote />
        {children}
      </main>
    </div>
  );
}

const countWords: Readonly<Record<keyof MenuCounts, string>> = {
  newAppointments: 'new',
  toCall: 'to call',
};

function Count({ of, what }: { readonly of: number; readonly what: string }) {
  if (of === 0) return null;
  return (
    <span className={css.count}>
      {of}
      <VisuallyHidden> {what}</VisuallyHidden>
    </span>
  );
}

/** A link of the drawer changes the page without loading it, so it has to close the drawer itself. */
function closeAfterLink(event: MouseEvent<HTMLElement>) {
  const chose = event.target instanceof Element && event.target.closest('a');
  if (chose && event.currentTarget.matches(':popover-open')) event.currentTarget.hidePopover();
}

interface SidebarProps extends Pick<DashboardFrameProps, 'name' | 'counts'> {
  readonly id: string;
}

function Sidebar({ id, name, counts }: SidebarProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the links take the keys; this only follows a chosen one.
    <nav id={id} popover="auto" aria-label="Dashboard" className={css.sidebar} onClick={closeAfterLink}>
      <div className={css.head}>
        <a href="/" className={css.home}>
          <Logo />
        </a>
        <button
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          className={css.close}
          aria-label="Close menu"
        >
          <X size={20} aria-hidden />
        </button>
      </div>
      <ul role="list" className={css.list}>
        {stores.map(({ to, label, Icon, ...entry }) => (
          <li key={to}>
            <NavLink to={to} end={to === '/dashboard'} className={css.item}>
              <Icon size={20} aria-hidden />
              {label}
              {'counts' in entry && (
                <Count of={counts?.[entry.counts] ?? 0} what={countWords[entry.counts]} />
              )}
            </NavLink>
          </li>
        ))}
      </ul>
      <ul role="list" className={css.last}>
        <li className={css.who}>{`Signed in as ${name}`}</li>
        <li>
          <NavLink to="/dashboard/sessions" className={css.item}>
            <MonitorSmartphone size={20} aria-hidden />
            Sessions
          </NavLink>
        </li>
        <li>
          <NavLink to="/dashboard/PersonData" className={css.item}>
            <ShieldUser size={20} aria-hidden />A person’s data
          </NavLink>
        </li>
        <li>
          <a href="/" className={css.item}>
            <ExternalLink size={20} aria-hidden />
            View website
          </a>
        </li>
        <li>
          <form method="post" action="/signout" onSubmit={forgetDrafts}>
            <button type="submit" className={css.item}>
              <LogOut size={20} aria-hidden />
              Logout
            </button>
          </form>
        </li>
      </ul>
    </nav>
  );
}
