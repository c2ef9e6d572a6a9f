import { Link } from 'react-router';
import { RouterButtonLink } from '#app/ui/button/router-button-link.tsx';
import { textLink } from '#app/ui/text-link/text-link.css.ts';
import { LaunchPointText } from './launch-point.tsx';
import * as css from './todo-list.css.ts';
import type { TodoItem } from './todo-list.server.ts';

/** Shows the to-do list, which has at least one item. */
export function TodoList({ items }: { readonly items: readonly TodoItem[] }) {
  return (
    <ul role="list" className={css.list}>
      {items.map(({ title, count, why, to, action, parts, links }) => (
        <li key={title} className={css.item}>
          <p className={css.what}>
            <strong className={css.count}>{count}</strong> <span className={css.title}>{title}</span>
          </p>
          <div className={css.why}>
            <p>{why}</p>
            {links && (
              <details>
                <summary className={css.fold}>Each of them</summary>
                <ul className={css.parts}>
                  {links.map((link) => (
                    <li key={link.to}>
                      <Link to={link.to} className={textLink}>
                        {link.text}
                      </Link>
                    </li>
                  ))}
                </ul>
              </details>
            )}
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
