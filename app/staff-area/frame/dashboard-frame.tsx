import { type ReactNode, useId } from 'react';
import { NavLink } from 'react-router';
import { OwnMailAddressContext } from '#app/accounts/parts/account-name-field.tsx';
import { roleLabels } from '#app/accounts/staff/account.values.ts';
import type { Permission } from '#app/accounts/staff/permissions.ts';
import { timesTitle } from '#app/doctors/hours/doctor-hours.ts';
import { hospitalPath } from '#app/hospital/hospital-paths.ts';
import { doctorTimesPath, ownDayPath } from '#app/staff-area/frame/own-day-paths.ts';
import { OfflineNote } from '#app/ui/connection/offline-note.tsx';
import { deleteAllDrafts } from '#app/ui/form/draft.ts';
import { Logo } from '#app/ui/header/logo.tsx';
import { SkipLink } from '#app/ui/header/skip-link.tsx';
import type { IconComponent } from '#app/ui/icon/icon.tsx';
import {
  BadgeCheck,
  BookOpen,
  Building2,
  CalendarCheck,
  CalendarClock,
  ChartColumn,
  CircleAlert,
  ClipboardList,
  ExternalLink,
  LayoutDashboard,
  LogOut,
  Menu,
  MessageSquare,
  MonitorSmartphone,
  PhoneCall,
  ShieldUser,
  UserRound,
  Wallet,
  X,
} from '#app/ui/icon/icons.ts';
import { ProgressBar } from '#app/ui/progress-bar/progress-bar.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx';
import { staffLists } from '../lists/staff-lists.ts';
import { closeAfterLink } from './close-after-link.ts';
import * as css from './dashboard-frame.css.ts';
import { SessionWatch } from './session-watch.tsx';
import { StaffContext, type StaffIdentity } from './use-permission.ts';

/** A menu entry. People who lack the permission do not see it. */
interface Entry {
  readonly to: string;
  readonly label: string;
  readonly Icon: IconComponent;
  readonly permission: Permission;
  readonly counts?: keyof MenuCounts;
}

const stores: readonly Entry[] = [
  { to: '/dashboard', label: 'Overview', Icon: LayoutDashboard, permission: 'seeOverview' },
  { to: ownDayPath, label: 'My day', Icon: CalendarCheck, permission: 'seeOwnDay' },
  {
    to: '/dashboard/Appointments',
    label: 'Appointments',
    Icon: CalendarCheck,
    permission: 'keepAppointments',
    counts: 'newAppointments',
  },
  {
    to: '/dashboard/Callbacks',
    label: 'To call',
    Icon: PhoneCall,
    permission: 'keepCallbacks',
    counts: 'toCall',
  },
  {
    to: '/dashboard/Messages',
    label: 'Messages',
    Icon: MessageSquare,
    permission: 'keepAppointments',
  },
  { to: '/dashboard/Till', label: 'Till', Icon: Wallet, permission: 'takePayments' },
  { to: '/dashboard/Month', label: 'Month', Icon: ChartColumn, permission: 'seeMonth' },
  ...Object.values(staffLists).map(({ path, label, Icon, see }) => ({
    to: path,
    label,
    Icon,
    permission: see,
  })),
  { to: hospitalPath, label: 'Hospital', Icon: Building2, permission: 'manageHospital' },
];

/** Entry for the times of the doctor to whom the account is bound. */
const ownTimes = (doctorId: string): Entry => ({
  to: doctorTimesPath(doctorId),
  label: timesTitle,
  Icon: CalendarClock,
  permission: 'seeOwnDay',
});

const account: readonly Entry[] = [
  { to: '/dashboard/Account', label: 'Your account', Icon: UserRound, permission: 'seeDashboard' },
  { to: '/dashboard/sessions', label: 'Sessions', Icon: MonitorSmartphone, permission: 'seeDashboard' },
  { to: '/dashboard/Staff', label: 'Staff', Icon: BadgeCheck, permission: 'manageStaff' },
  { to: '/dashboard/Audit', label: 'Who did what', Icon: ClipboardList, permission: 'seeAudit' },
  { to: '/dashboard/PersonData', label: 'A person’s data', Icon: ShieldUser, permission: 'managePersonData' },
  { to: '/dashboard/Failures', label: 'What failed', Icon: CircleAlert, permission: 'seeFailures' },
  // Others find the guide on the overview.
  { to: '/dashboard/Guide', label: 'Guide', Icon: BookOpen, permission: 'seeOwnDay' },
];

/** Open items per menu entry. */
export interface MenuCounts {
  readonly newAppointments: number;
  readonly toCall: number;
}

interface DashboardFrameProps {
  /** Signed-in person; null if the loader's data is missing. */
  readonly staff: StaffIdentity | null;
  /** Null while the database is away. */
  readonly counts: MenuCounts | null;
  readonly children: ReactNode;
}

/** Frame of every page of the staff area. The sidebar is a drawer on small screens. */
export function DashboardFrame({ staff, counts, children }: DashboardFrameProps) {
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
      <Sidebar id={menu} staff={staff} counts={counts} />
      <main id="content" tabIndex={-1} className={css.content}>
        {/* Inside `main`, because people who navigate by landmarks would miss them outside. */}
        <ProgressBar />
        <OfflineNote />
        <StaffContext value={staff}>
          <OwnMailAddressContext value={staff?.email ?? null}>{children}</OwnMailAddressContext>
        </StaffContext>
      </main>
      {staff && <SessionWatch key={staff.id} staff={staff} />}
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

interface MenuEntryProps extends Entry {
  readonly waiting: MenuCounts | null;
}

function MenuEntry({ to, label, Icon, counts, waiting }: MenuEntryProps) {
  return (
    <li>
      <NavLink to={to} end={to === '/dashboard'} className={css.item}>
        <Icon size={20} aria-hidden />
        {label}
        {counts && <Count of={waiting?.[counts] ?? 0} what={countWords[counts]} />}
      </NavLink>
    </li>
  );
}

interface SidebarProps extends Pick<DashboardFrameProps, 'staff' | 'counts'> {
  readonly id: string;
}

function Sidebar({ id, staff, counts }: SidebarProps) {
  // If the role is unknown, only entries for everyone are shown.
  const may = (permission: Permission) =>
    staff ? staff.permissions.includes(permission) : permission === 'seeDashboard';
  const entries = (all: readonly Entry[]) =>
    all
      .filter(({ permission }) => may(permission))
      .map((entry) => <MenuEntry key={entry.to} {...entry} waiting={counts} />);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: links handle the keyboard; this only closes the drawer after a click.
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
        {entries(stores)}
        {staff?.doctorId && entries([ownTimes(staff.doctorId)])}
      </ul>
      <ul role="list" className={css.last}>
        {staff && (
          <li className={css.who}>
            {`Signed in as ${staff.name}`}
            <br />
            {roleLabels[staff.role]}
          </li>
        )}
        {entries(account)}
        <li>
          <a href="/" className={css.item}>
            <ExternalLink size={20} aria-hidden />
            View website
          </a>
        </li>
        <li>
          <form method="post" action="/signout" onSubmit={deleteAllDrafts}>
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
