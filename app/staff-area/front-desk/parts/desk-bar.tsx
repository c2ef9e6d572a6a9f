import { type ReactNode, useId } from 'react';
import { Form, href, Link } from 'react-router';
import { addDays } from '#app/time/calendar.ts';
import { dayText } from '#app/time/long-date.ts';
import { Button } from '#app/ui/button/button.tsx';
import { RouterButtonLink } from '#app/ui/button/router-button-link.tsx';
import { ChevronDown, Plus } from '#app/ui/icon/icons.ts';
import { SearchBox } from '#app/ui/search-box/search-box.tsx';
import { closeAfterLink } from '../../frame/close-after-link.ts';
import {
  deskPath,
  deskPathWith,
  doctorWeekPath,
  freeTimesPath,
  waitingListPath,
  waitingRequestsPath,
} from '../../frame/desk-paths.ts';
import { staffLists } from '../../lists/staff-lists.ts';
import { type DeskQuery, type DeskView, deskViews, isOfManyDays } from '../desk-board.ts';
import { deskKeys } from '../desk-keys.ts';
import { type DeskKeys, keyAttributes } from '../use-desk-keys.ts';
import { DayAndDoctor, StepLink } from './day-and-doctor.tsx';
import * as css from './desk-bar.css.ts';

interface DeskBarProps {
  readonly query: DeskQuery;
  readonly today: string;
  readonly doctors: readonly { readonly id: string; readonly name: string }[];
  /** True if the person may export the list. */
  readonly isExported: boolean;
  readonly keys: DeskKeys;
  /** The view that is shown. */
  readonly shown: DeskView;
}

/** Bar of the desk: a new appointment, the day, the doctor and the search. The rest is in a menu. */
export function DeskBar({ query, today, doctors, isExported, keys, shown }: DeskBarProps) {
  const { day, span, doctorId, visit, search, view } = query;
  const isWeek = span === 'week';
  const step = isWeek ? 7 : 1;
  const asked = { span: isWeek ? span : null, doctor: doctorId, visit, view };
  const ofDay = day === today ? null : day;
  const at = (other: string) => deskPathWith({ day: other === today ? null : other, ...asked });
  return (
    <div className={css.bar}>
      <Form method="get" action={href('/dashboard/Appointments/new')}>
        {/* The day is left out for today: the form then suggests the doctor's next free time on any day, and says so. */}
        {day > today && <input type="hidden" name="day" value={day} />}
        {doctorId && <input type="hidden" name="doctor" value={doctorId} />}
        <Button type="submit" size="small" {...keyAttributes(keys, deskKeys.enter, 'Enter an appointment')}>
          <Plus size={20} aria-hidden />
          Enter appointment
        </Button>
      </Form>
      <nav className={css.days} aria-label="Days">
        <StepLink
          to={at(addDays(day, -step))}
          towards="before"
          label={isWeek ? 'Week before' : 'Day before'}
        />
        <RouterButtonLink
          to={at(today)}
          variant="secondary"
          size="small"
          preventScrollReset
          {...keyAttributes(keys, deskKeys.today, 'Show today')}
        >
          Today
        </RouterButtonLink>
        <StepLink to={at(addDays(day, step))} towards="after" label={isWeek ? 'Week after' : 'Day after'} />
      </nav>
      <form key={JSON.stringify(query)} method="get" action={deskPath} className={css.filters}>
        {isWeek && <input type="hidden" name="span" value="week" />}
        {visit && <input type="hidden" name="visit" value={visit} />}
        {view && <input type="hidden" name="view" value={view} />}
        <DayAndDoctor
          dayLabel="Day"
          day={day}
          doctorId={doctorId ?? ''}
          doctors={doctors}
          allDoctors="All doctors"
        />
      </form>
      <search className={css.search}>
        <form key={search} method="get" action={deskPath}>
          <SearchBox
            name="q"
            label="Search by name, phone or reference"
            placeholder="Name, phone or reference"
            defaultValue={search}
            {...keyAttributes(keys, deskKeys.search, 'Search')}
          />
        </form>
      </search>
      <div className={css.aside}>
        <Link to={freeTimesPath} className={css.free}>
          First free time
        </Link>
        {!isWeek && !isOfManyDays(query) && <ViewLinks query={query} today={today} view={shown} />}
      </div>
      <MoreMenu>
        <Link to={deskPathWith({ day: ofDay, ...asked, span: isWeek ? null : 'week' })} preventScrollReset>
          {isWeek ? 'One day' : 'Whole week'}
        </Link>
        <Link to={doctorWeekPath({ day: ofDay, doctor: doctorId, visit })}>Week by doctor</Link>
        <Link to={waitingRequestsPath} preventScrollReset>
          Requests waiting
        </Link>
        <Link to={waitingListPath}>Waiting list</Link>
        <Link to={staffLists.doctor.path}>A doctor calls in sick</Link>
        <Link
          to={deskPathWith({ day: ofDay, ...asked, visit: visit === null ? 'hospital' : null })}
          preventScrollReset
        >
          {visit === null ? 'Visits at the hospital only' : 'Visits of all kinds'}
        </Link>
        <a href={`${deskPath}/day-sheet?day=${day}`}>Day sheet</a>
        {isExported && (
          <a
            href={`${deskPath}/csv${deskPathWith({ day, ...asked, view: null }).slice(deskPath.length)}`}
            download
          >
            Spreadsheet
          </a>
        )}
      </MoreMenu>
    </div>
  );
}

/** Links that a popover shows, which opens and closes without scripts. */
function MoreMenu({ children }: { readonly children: ReactNode }) {
  const id = useId();
  return (
    <>
      <Button type="button" variant="secondary" size="small" popoverTarget={id}>
        More
        <ChevronDown size={20} aria-hidden />
      </Button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: links handle the keyboard; this only closes the menu after a click. */}
      <nav id={id} popover="auto" aria-label="Other lists" className={css.menu} onClick={closeAfterLink}>
        {children}
      </nav>
    </>
  );
}

interface DeskHeadingProps {
  readonly query: DeskQuery;
  readonly today: string;
}

/** Heading of the desk in one line: the page, and what it shows. */
export const DeskHeading = ({ query, today }: DeskHeadingProps) => (
  <div className={css.heading}>
    <h1 className={css.page}>Appointments</h1>
    <h2 className={css.title}>{headingOf(query, today)}</h2>
  </div>
);

interface ViewLinksProps {
  readonly query: DeskQuery;
  readonly today: string;
  readonly view: DeskView;
}

const viewLabels: Readonly<Record<DeskView, string>> = { board: 'Board', list: 'List' };

/** Links between the views of a day. */
const ViewLinks = ({ query: { day, doctorId, visit }, today, view }: ViewLinksProps) => (
  <nav className={css.views} aria-label="Views">
    {deskViews.map((one) => (
      <Link
        key={one}
        to={deskPathWith({ day: day === today ? null : day, doctor: doctorId, visit, view: one })}
        className={css.view}
        aria-current={one === view ? 'true' : undefined}
        preventScrollReset
      >
        {viewLabels[one]}
      </Link>
    ))}
  </nav>
);

function headingOf({ day, span, search, isWaiting, isOpen }: DeskQuery, today: string): string {
  if (isWaiting) return 'Requests waiting to be confirmed';
  if (isOpen) return 'Visits without an outcome';
  if (search !== '') return `Found for “${search}”`;
  if (span === 'week') return `${dayText(day)} and the six days after`;
  return day === today ? `Today, ${dayText(day)}` : dayText(day);
}
