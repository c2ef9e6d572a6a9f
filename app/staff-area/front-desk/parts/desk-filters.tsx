import { addDays } from '#app/time/calendar.ts';
import { dayText } from '#app/time/long-date.ts';
import { Button, ButtonLink } from '#app/ui/button/button.tsx';
import { RouterButtonLink } from '#app/ui/button/router-button-link.tsx';
import { Checkbox } from '#app/ui/checkbox/checkbox.tsx';
import { SelectField } from '#app/ui/field/select-field.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { ChevronLeft, ChevronRight } from '#app/ui/icon/icons.ts';
import { SearchBox } from '#app/ui/search-box/search-box.tsx';
import {
  deskPath,
  deskPathWith,
  doctorWeekPath,
  freeTimesPath,
  waitingListPath,
  waitingRequestsPath,
} from '../../frame/desk-paths.ts';
import type { DeskQuery } from '../desk-board.ts';
import { deskKeys } from '../desk-keys.ts';
import { type DeskKeys, keyAttributes } from '../use-desk-keys.ts';
import * as css from './desk.css.ts';

interface DeskFiltersProps {
  readonly query: DeskQuery;
  readonly today: string;
  readonly doctors: readonly { readonly id: string; readonly name: string }[];
  /** True if the person may export the list. */
  readonly isExported: boolean;
  readonly keys: DeskKeys;
}

/** Filters of the desk: previous and next day, week, doctor, visits at the hospital, search. */
export function DeskFilters({ query, today, doctors, isExported, keys }: DeskFiltersProps) {
  const { day, span, doctorId, visit, search } = query;
  const step = span === 'week' ? 7 : 1;
  const asked = { span: span === 'week' ? span : null, doctor: doctorId, visit };
  const at = (other: string) => deskPathWith({ day: other === today ? null : other, ...asked });
  return (
    <>
      <div className={css.bar}>
        <nav className={css.lists} aria-label="Days">
          <RouterButtonLink to={at(addDays(day, -step))} variant="secondary" size="small" preventScrollReset>
            <ChevronLeft size={20} aria-hidden />
            {span === 'week' ? 'Week before' : 'Day before'}
          </RouterButtonLink>
          <RouterButtonLink
            to={at(today)}
            variant="secondary"
            size="small"
            preventScrollReset
            {...keyAttributes(keys, deskKeys.today, 'Show today')}
          >
            Today
          </RouterButtonLink>
          <RouterButtonLink to={at(addDays(day, step))} variant="secondary" size="small" preventScrollReset>
            {span === 'week' ? 'Week after' : 'Day after'}
            <ChevronRight size={20} aria-hidden />
          </RouterButtonLink>
        </nav>
        <details className={css.folded}>
          <summary className={css.fold}>Week, waiting list, day sheet</summary>
          <nav className={css.lists} aria-label="Other lists">
            <RouterButtonLink
              to={deskPathWith({
                day: day === today ? null : day,
                ...asked,
                span: span === 'week' ? null : 'week',
              })}
              variant="quiet"
              size="small"
              preventScrollReset
            >
              {span === 'week' ? 'One day' : 'Whole week'}
            </RouterButtonLink>
            <RouterButtonLink
              to={doctorWeekPath({ day: day === today ? null : day, doctor: doctorId, visit })}
              variant="quiet"
              size="small"
            >
              Week by doctor
            </RouterButtonLink>
            <RouterButtonLink to={freeTimesPath} variant="quiet" size="small">
              First free time
            </RouterButtonLink>
            <RouterButtonLink to={waitingRequestsPath} variant="quiet" size="small" preventScrollReset>
              Requests waiting
            </RouterButtonLink>
            <RouterButtonLink to={waitingListPath} variant="quiet" size="small">
              Waiting list
            </RouterButtonLink>
            <ButtonLink href={`${deskPath}/day-sheet?day=${day}`} variant="quiet" size="small">
              Day sheet
            </ButtonLink>
            {isExported && (
              <ButtonLink
                href={`${deskPath}/csv${deskPathWith({ day, ...asked }).slice(deskPath.length)}`}
                variant="quiet"
                size="small"
                download
              >
                Spreadsheet
              </ButtonLink>
            )}
          </nav>
        </details>
      </div>
      <details className={css.folded} open={doctorId !== null || visit !== null}>
        <summary className={css.fold}>Choose a day or a doctor</summary>
        <form key={JSON.stringify(query)} method="get" action={deskPath} className={css.filters}>
          {span === 'week' && <input type="hidden" name="span" value="week" />}
          <TextField name="day" label="Day" type="date" marksOptional={false} defaultValue={day} />
          <SelectField
            name="doctor"
            label="Doctor"
            marksOptional={false}
            placeholder="All doctors"
            options={doctors.map(({ id, name }) => ({ value: id, label: name }))}
            defaultValue={doctorId ?? ''}
          />
          <Checkbox
            name="visit"
            label="Visits at the hospital only"
            value="hospital"
            defaultChecked={visit === 'hospital'}
          />
          <Button type="submit" variant="secondary">
            Show
          </Button>
        </form>
      </details>
      <search>
        <form key={search} method="get" action={deskPath}>
          <SearchBox
            name="q"
            label="Search by name, phone or reference"
            placeholder="Name, phone or reference"
            defaultValue={search}
            submitLabel="Search"
            {...keyAttributes(keys, deskKeys.search, 'Search')}
          />
        </form>
      </search>
      <h2 className={css.heading}>{headingOf(query, today)}</h2>
    </>
  );
}

function headingOf({ day, span, search, isWaiting, isOpen }: DeskQuery, today: string): string {
  if (isWaiting) return 'Requests waiting to be confirmed';
  if (isOpen) return 'Visits without an outcome';
  if (search !== '') return `Found for “${search}”`;
  if (span === 'week') return `${dayText(day)} and the six days after`;
  return day === today ? `Today, ${dayText(day)}` : dayText(day);
}
