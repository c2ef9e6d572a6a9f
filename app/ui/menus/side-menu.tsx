import { useId } from 'react';
import type { NavigationLink } from '#app/site/navigation.ts';
import { CurrentLink } from './current-link.tsx';
import { option } from './menu-list.css.ts';
import { heading, list } from './side-menu.css.ts';

interface SideMenuProps {
  readonly title: string;
  readonly links: readonly NavigationLink[];
}

/** The pages that stand beside this one, this one among them. */
export function SideMenu({ title, links }: SideMenuProps) {
  const id = useId();
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className={heading}>
        {title}
      </h2>
      <ul role="list" className={list}>
        {links.map((link) => (
          <li key={link.path}>
            <CurrentLink to={link} className={option} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
