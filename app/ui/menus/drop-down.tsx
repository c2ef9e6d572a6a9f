import type { ReactNode } from 'react';
import * as css from './drop-down.css.ts';
import { panel } from './drop-down-panel.later.css.ts';

interface DropDownProps {
  /** Id of the panel, which the button opens by `popovertarget`. */
  readonly id: string;
  readonly label: string;
  /** `full` is as wide as the window and hangs from the header; `narrow` hangs from its button. */
  readonly size: 'full' | 'narrow';
  readonly isFirstOnPhone?: boolean;
  readonly children: ReactNode;
}

/**
 * A menu of the header: a button and a native popover, which handles opening, closing and focus by itself. Below
 * 1024 px the button is hidden and the panel is a part of the full-screen list.
 */
export function DropDown({ id, label, size, isFirstOnPhone = false, children }: DropDownProps) {
  return (
    // The panel must be the last child: `menus.script.ts` finds it there.
    <li className={isFirstOnPhone ? css.firstOnPhone : css.item} data-menu>
      <button type="button" popoverTarget={id} className={css.button}>
        {label}
      </button>
      <div id={id} popover="auto" className={panel[size]}>
        {children}
      </div>
    </li>
  );
}
