import { type MouseEvent, type ReactNode, useId } from 'react';
import { NavLink } from 'react-router';
import { Logo } from '#app/ui/header/logo.tsx';
import { SkipLink } from '#app/ui/header/skip-link.tsx';
import {
  ExternalLink,
  LayoutDashboard,
  Link2,
  LogOut,
  Menu,
  MonitorSmartphone,
  UserRoundPlus,
  X,
} from '#app/ui/icon/icons.ts';
import * as css from './dashboard-frame.css.ts';

const stores = [
  { to: '/dashboard', label: 'Overview', Icon: LayoutDashboard },
  { to: '/dashboard/AddDoctor', label: 'Add Doctor', Icon: UserRoundPlus },
  { to: '/dashboard/Links', label: 'Add Links', Icon: Link2 },
] as const;

interface DashboardFrameProps {
  /** Who is signed in. */
  readonly name: string;
  readonly children: ReactNode;
}

/** What is round every page of the dashboard: the sidebar, which is a drawer on small screens. */
export function DashboardFrame({ name, children }: DashboardFrameProps) {
  const menu = useId();
  return (
    <div className={css.frame}>
      <SkipLink />
      <header className={css.topBar}>
        <a href="/" className={css.home}>
          <Logo />
        </a>
        <button type="button" popoverTarget={menu} className={css.menuButton}>
          <Menu size={20} aria-hidden />
          Menu
        </button>
      </header>
      <Sidebar id={menu} name={name} />
      <main id="content" tabIndex={-1} className={css.content}>
        {children}
      </main>
    </div>
  );
}

/** A link of the drawer changes the page without loading it, so it has to close the drawer itself. */
function closeAfterLink(event: MouseEvent<HTMLElement>) {
  const chose = event.target instanceof Element && event.target.closest('a');
  if (chose && event.currentTarget.matches(':popover-open')) event.currentTarget.hidePopover();
}

function Sidebar({ id, name }: { readonly id: string; readonly name: string }) {
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
        {stores.map(({ to, label, Icon }) => (
          <li key={to}>
            <NavLink to={to} end={to === '/dashboard'} className={css.item}>
              <Icon size={20} aria-hidden />
              {label}
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
          <a href="/" className={css.item}>
            <ExternalLink size={20} aria-hidden />
            View website
          </a>
        </li>
        <li>
          <form method="post" action="/signout">
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
