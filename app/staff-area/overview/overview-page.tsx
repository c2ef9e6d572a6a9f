import { type ReactNode, useId } from 'react';
import { href, Link } from 'react-router';
import { RouterButtonLink } from '#app/ui/button/router-button-link.tsx';
import { textLink } from '#app/ui/text-link/text-link.css.ts';
import { LaunchPointText } from './launch-point.tsx';
import type { Overview } from './overview.server.ts';
import * as css from './overview-cards.css.ts';
import { OverviewCards } from './overview-cards.tsx';
import * as staffChanges from './staff-changes.css.ts';
import * as todo from './todo-list.css.ts';
import type { TodoItem } from './todo-list.server.ts';

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

/** Shows the to-do list. */
function TodoList({ items }: { readonly items: readonly TodoItem[] }) {
  if (items.length === 0) return <p className={todo.nothing}>Nothing waits for you.</p>;
  return (
    <ul role="list" className={todo.list}>
      {items.map(({ title, count, why, to, action, parts }) => (
        <li key={title} className={todo.item}>
          <p className={todo.what}>
            <strong className={todo.count}>{count}</strong> <span className={todo.title}>{title}</span>
          </p>
          <div className={todo.why}>
            <p>{why}</p>
            {parts && (
              <details>
                <summary className={todo.fold}>Which</summary>
                <ul className={todo.parts}>
                  {parts.map((point) => (
                    <li key={point.fact}>
                      <LaunchPointText point={point} />
                    </li>
                  ))}
                </ul>
              </details>
            )}
          </div>
          <RouterButtonLink to={to} variant="secondary" size="small" aria-label={`${action}: ${title}`}>
            {action}
          </RouterButtonLink>
        </li>
      ))}
    </ul>
  );
}

type Changes = Overview['changes'];

/** Changes that are shown at once. The rest is behind a disclosure. */
const shownAtOnce = 6;

const ChangeList = ({ changes }: { readonly changes: Changes }) => (
  <ol role="list" className={staffChanges.changes}>
    {changes.map(({ id, time, who, did, what, to }) => (
      <li key={id} className={staffChanges.change}>
        <span className={staffChanges.time}>{time}</span>
        <span>
          {`${who} ${did} `}
          {what !== '' && <Link to={to}>{what}</Link>}
        </span>
      </li>
    ))}
  </ol>
);

/** Shows who changed what today, newest first. */
function StaffChanges({ changes }: { readonly changes: Changes }) {
  if (changes.length === 0) return <p className={staffChanges.none}>Nobody changed anything yet.</p>;
  const rest = changes.slice(shownAtOnce);
  return (
    <div className={staffChanges.frame}>
      <ChangeList changes={changes.slice(0, shownAtOnce)} />
      {rest.length > 0 && (
        <details>
          <summary className={staffChanges.fold}>{`${rest.length} more`}</summary>
          <ChangeList changes={rest} />
        </details>
      )}
    </div>
  );
}
