import { statusText } from '#app/appointments/appointment.words.ts';
import { formatMoney } from '#app/money/money.ts';
import { dayText } from '#app/time/long-date.ts';
import { slotLabel } from '#app/time/slots.ts';
import { bookedOf, type DeskSection } from '../desk-board.ts';
import * as css from './day-sheet.css.ts';

interface DaySheetProps {
  readonly day: string;
  readonly sections: readonly DeskSection[];
}

/**
 * A day's appointments on paper, for network failures. The sheet may lie in the open, so it has no notes and
 * no full phone numbers.
 */
export function DaySheet({ day, sections }: DaySheetProps) {
  const expected = sections
    .map((section) => ({
      ...section,
      entries: bookedOf(section),
    }))
    .filter(({ entries }) => entries.length > 0);
  return (
    <article className={css.sheet}>
      <h1>{dayText(day)}</h1>
      {expected.length === 0 && <p>No appointments on this day</p>}
      {expected.map(({ key, title, entries }) => (
        <section key={key} className={css.doctor} aria-labelledby={`sheet-${key}`}>
          <h2 id={`sheet-${key}`} className={css.name}>
            {title}
          </h2>
          <table className={css.table} aria-labelledby={`sheet-${key}`}>
            <thead>
              <tr>
                {['Time', 'Name', 'Phone ends in', 'Status', 'To pay'].map((head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {entries.map((entry) => (
                <tr key={entry.id}>
                  <td>{slotLabel(entry.minute)}</td>
                  <td>
                    {entry.patientName}
                    {entry.visit === 'video' && ' (video)'}
                    {entry.inBetween && ' (in between)'}
                    {entry.adultName && `, with ${entry.adultName}`}
                  </td>
                  <td>{entry.phone.slice(-4)}</td>
                  <td>{statusText(entry)}</td>
                  <td>{entry.due > 0 ? formatMoney(entry.due) : ''}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ))}
    </article>
  );
}
