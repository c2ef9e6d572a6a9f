import type { ReactNode } from 'react';
import * as css from './phone-tabs.css.ts';

interface PhoneTabProps {
  readonly id?: string;
  /** Name of all parts of which one is open. */
  readonly group: string;
  readonly isOpen: boolean;
  /** A short name. A wide screen shows it as the heading of the part. */
  readonly name: ReactNode;
  readonly children: ReactNode;
}

/** Class of the element around the tabs. */
export const phoneTabs = css.tabs;

/**
 * One of several parts, in a `<details>` that opens without scripts, by a fragment and by the search of the browser. On a phone the
 * names stand in rows, and the open part below them. On a wider screen and on paper all parts are open.
 */
export function PhoneTab({ id, group, isOpen, name, children }: PhoneTabProps) {
  return (
    <details id={id} name={group} open={isOpen} className={css.tab}>
      <summary className={css.name}>{name}</summary>
      {children}
    </details>
  );
}
