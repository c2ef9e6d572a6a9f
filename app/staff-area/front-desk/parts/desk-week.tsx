import { Link } from 'react-router';
import { weekdayOf } from '#app/time/calendar.ts';
import { textLink } from '#app/ui/text-link/text-link.css.ts';
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx';
import { deskPathWith, doctorWeekPath } from '../../frame/desk-paths.ts';
import type { DeskQuery } from '../desk-board.ts';
import type { DeskWeek as Week } from '../desk-week.server.ts';
import * as css from './desk-week.css.ts';

interface DeskWeekProps {
  readonly week: Week;
  readonly query: Pick<DeskQuery, 'visit' | 'view'>;
  readonly today: string;
}

/** Seven days of all doctors as counts. Each leads to that day of that doctor. */
export function DeskWeek({ week: { days, rows }, query: { visit, view }, today }: DeskWeekProps) {
  const at = (day: string, doctor: string | null = null) =>
    deskPathWith({ day: day === today ? null : day, doctor, visit, view });
  const bookedOn = (index: number) => rows.reduce((total, row) => total + (row.days[index]?.booked ?? 0), 0);
  return (
    <div className={css.frame} data-scrolls>
      <table className={css.table} aria-label="Week of all doctors">
        <thead>
          <tr>
            <th scope="col" className={css.corner}>
              Doctor
            </th>
            {days.map(({ day, title }, index) => (
              <th key={day} scope="col" className={day === today ? css.today : css.day}>
                <Link to={at(day)} className={textLink}>
                  {weekdayOf(day)} {Number(day.slice(8))}
                  <VisuallyHidden>{`, ${title}`}</VisuallyHidden>
                </Link>
                <br />
                <span className={css.small}>{`${bookedOn(index)} booked`}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row" className={css.doctor}>
                {row.isListed ? (
                  <Link
                    to={doctorWeekPath({
                      doctor: row.id,
                      day: days[0]?.day === today ? null : (days[0]?.day ?? null),
                      visit,
                    })}
                    className={textLink}
                  >
                    {row.name}
                  </Link>
                ) : (
                  row.name
                )}
              </th>
              {row.days.map((cell, index) => {
                const { day = '', title = '' } = days[index] ?? {};
                return (
                  <td key={day} className={cell.closed === null ? css.cell : css.closed}>
                    {cell.booked === 0 && cell.closed !== null ? (
                      <span className={css.small}>{cell.closed}</span>
                    ) : (
                      <Link to={at(day, row.id)} className={css.count}>
                        <span
                          className={cell.booked > 0 ? css.booked : css.small}
                        >{`${cell.booked} booked`}</span>
                        <span className={css.small}>{cell.closed ?? `${cell.free} free`}</span>
                        <VisuallyHidden>{`, ${row.name}, ${title}`}</VisuallyHidden>
                      </Link>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
