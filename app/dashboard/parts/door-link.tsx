import type { ReactNode } from 'react';
import { Link } from 'react-router';
import * as css from './door-link.css.ts';

export function Doors({ children }: { readonly children: ReactNode }) {
  return (
    <ul role="list" className={css.doors}>
      {children}
    </ul>
  );
}

interface DoorLinkProps {
  readonly to: string;
  readonly icon: ReactNode;
  readonly title: string;
  readonly text: string;
}

/** A large link into one part of the dashboard. */
export function DoorLink({ to, icon, title, text }: DoorLinkProps) {
  return (
    <li>
      <Link to={to} className={css.door}>
        <span className={css.icon}>{icon}</span>
        <h2 className={css.title}>{title}</h2>
        <span className={css.text}>{text}</span>
      </Link>
    </li>
  );
}
