import { type ReactNode, useId } from 'react';
import { href, Link } from 'react-router';
import { formatMoney } from '#app/money/money.ts';
import { RouterButtonLink } from '#app/ui/button/router-button-link.tsx';
import { Cluster } from '#app/ui/layout/stack.tsx';
import { textLink } from '#app/ui/text-link/text-link.css.ts';
import { deskPath, freeTimesPath } from '../frame/desk-paths.ts';
import { FreeToday } from './free-today.tsx';
import { NowAndNextLists } from './now-and-next.tsx';
import * as css from './overview.css.ts';
import type { Overview } from './overview.server.ts';
import { StaffChanges } from './staff-changes.tsx';
import { TodoList } from './todo-list.tsx';

interface PartProps {
  readonly title: string;
  readonly children: ReactNode;
}

function Part({ title, children }: PartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={css.section}>
      <h2 id={id} className={css.heading}>
        {title}
      </h2>
      {children}
    </section>
  );
}

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

/** Shows the day in the order in which the front desk needs it at nine. A part without content is left out (decision 0124). */
export function OverviewPage({ overview }: { readonly overview: Overview }) {
  const { day, dayName, today, people, todo, free, away, takenPaise, refundedPaise, changes } = overview;
  const hasPeople = Object.values(people).some(({ count }) => count > 0);
  return (
    <>
      <Cluster align="between">
        <p>{`${dayName}: ${counted(today.appointments, 'appointment')}, ${today.arrived} arrived`}</p>
        <Cluster gap="2">
          <RouterButtonLink to={deskPath} size="small">
            Open the day
          </RouterButtonLink>
          <RouterButtonLink to={freeTimesPath} variant="secondary" size="small">
            First free time
          </RouterButtonLink>
        </Cluster>
      </Cluster>
      {hasPeople && (
        <Part title="Now and next">
          <NowAndNextLists lists={people} />
        </Part>
      )}
      {todo.length > 0 && (
        <Part title="To do">
          <TodoList items={todo} />
        </Part>
      )}
      {free.length > 0 && (
        <Part title="Free today">
          <FreeToday day={day} free={free} />
        </Part>
      )}
      {away.length > 0 && (
        <Part title="Doctors away today">
          <ul role="list" className={css.list}>
            {away.map(({ why, names }) => (
              <li key={why}>{`${why}: ${names.join(', ')}`}</li>
            ))}
          </ul>
        </Part>
      )}
      {(takenPaise > 0 || refundedPaise > 0) && (
        <Part title="Money today">
          <p>
            {`${formatMoney(takenPaise)} taken${refundedPaise > 0 ? `, ${formatMoney(refundedPaise)} given back` : ''}. `}
            <Link to={href('/dashboard/Till')} className={textLink}>
              Open the till
            </Link>
          </p>
        </Part>
      )}
      {changes.length > 0 && (
        <Part title="Changed today">
          <StaffChanges changes={changes} />
        </Part>
      )}
      <p>
        <Link to={href('/dashboard/Hospital/beds')} className={textLink}>
          Is a bed free? Say so on the page for doctors and hospitals
        </Link>
      </p>
      <p>
        <Link to={href('/dashboard/Guide')} className={textLink}>
          How to run the website: one page for the manager
        </Link>
      </p>
    </>
  );
}
