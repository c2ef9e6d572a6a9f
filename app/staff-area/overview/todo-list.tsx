import { RouterButtonLink } from '#app/ui/button/router-button-link.tsx';
import { LaunchPointText } from './launch-point.tsx';
import * as css from './todo-list.css.ts';
import type { TodoItem } from './todo-list.server.ts';

/** Shows the to-do list. */
export function TodoList({ items }: { readonly items: readonly TodoItem[] }) {
  if (items.length === 0) return <p className={css.nothing}>Nothing waits for you.</p>;
  return (
    <ul role="list" className={css.list}>
      {items.map(({ title, count, why, to, action, parts }) => (
        <li key={title} className={css.item}>
          <p className={css.what}>
            <strong className={css.count}>{count}</strong> <span className={css.title}>{title}</span>
          </p>
          <div className={css.why}>
            <p>{why}</p>
            {parts && (
              <details>
                <summary className={css.fold}>Which</summary>
                <ul className={css.parts}>
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
