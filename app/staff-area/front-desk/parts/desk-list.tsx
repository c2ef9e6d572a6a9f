import { RouterButtonLink } from '#app/ui/button/router-button-link.tsx';
import { DetailRow, Table } from '#app/ui/table/table.tsx';
import { bookedOf, type DeskQuery, type DeskSection, isFreeTimes, isOfManyDays } from '../desk-board.ts';
import * as css from './desk.css.ts';
import { DeskEntryRow, FreeTimesRow } from './desk-row.tsx';

const columns = ['Time', 'Name', 'Phone', 'Status', 'To pay', 'Actions'] as const;
const kinds = { Time: 'line', 'To pay': 'figure' } as const;

interface DeskListProps {
  readonly sections: readonly DeskSection[];
  readonly query: DeskQuery;
  readonly today: string;
  readonly back: string;
}

/** Lists appointments: a day by doctors, or found ones of many days. */
export function DeskList({ sections, query, today, back }: DeskListProps) {
  const hasManyDays = isOfManyDays(query);
  const full = sections.filter(({ rows }) => rows.length > 0);
  const empty = sections.filter(({ rows }) => rows.length === 0);
  return (
    <>
      {full.length > 2 && (
        <nav aria-label="Jump to" className={css.scroller} data-scrolls>
          {full.map((section) => (
            <RouterButtonLink
              key={section.key}
              to={`#section-${section.key}`}
              variant="secondary"
              size="small"
            >
              {`${section.title}: ${bookedOf(section).length}`}
            </RouterButtonLink>
          ))}
        </nav>
      )}
      {full.map((section) => (
        <section
          key={section.key}
          className={`${css.section} ${css.even} ${hasManyDays ? css.manyDays : ''}`}
          aria-labelledby={`section-${section.key}`}
        >
          <div className={css.sectionHead}>
            <h3 id={`section-${section.key}`} className={css.heading}>
              {section.title}
            </h3>
            {section.remark && <p className={css.small}>{section.remark}</p>}
          </div>
          <Table caption={section.title} columns={columns} kinds={kinds}>
            {section.rows.map((row) =>
              !isFreeTimes(row) ? (
                <DeskEntryRow
                  key={row.id}
                  entry={row}
                  today={today}
                  back={back}
                  hasManyDays={hasManyDays}
                  isSelectable={query.isWaiting}
                />
              ) : section.doctorId !== null && section.day !== null ? (
                <FreeTimesRow
                  key={`free-${row.free[0]?.minute}`}
                  times={row.free}
                  columns={columns.length}
                  doctorId={section.doctorId}
                  doctorName={section.title}
                  day={section.day}
                />
              ) : null,
            )}
          </Table>
        </section>
      ))}
      {full.length === 0 && (
        <Table caption="Appointments" columns={columns}>
          <DetailRow columns={columns.length}>No appointments found</DetailRow>
        </Table>
      )}
      {empty.length > 0 && (
        <ul className={css.history}>
          {empty.map(({ key, title, remark }) => (
            <li key={key}>
              <strong>{title}</strong>
              {remark && `: ${remark}`}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
