import { type ReactNode, useId } from 'react';
import { href, Link } from 'react-router';
import { textLink } from '#app/ui/text-link/text-link.css.ts';
import type { Overview } from './overview.server.ts';
import * as css from './overview-cards.css.ts';
import { OverviewCards } from './overview-cards.tsx';
import { StaffChanges } from './staff-changes.tsx';
import { TodoList } from './todo-list.tsx';

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
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

export function OverviewPage({ overview }: { readonly overview: Overview }) {
  return (
    <>
      <Part title="To do">
        <TodoList items={overview.todo} />
      </Part>
      <Part title="Today">
        <OverviewCards overview={overview} />
      </Part>
      <Part title="Changed today">
        <StaffChanges changes={overview.changes} />
      </Part>
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
