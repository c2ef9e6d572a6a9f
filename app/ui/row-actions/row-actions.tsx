import { Ellipsis, Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { Menu, MenuLink, MenuSeparator } from '../action-menu/action-menu.tsx';
import { IconButton } from '../button/button.tsx';
import { useHydrated } from '../hydration/use-hydrated.ts';
import * as css from './row-actions.css.ts';

export interface RowActionsProps {
  /** The id of the element that names the row: the buttons of every row say the same. */
  readonly describedBy: string;
  /** Where the row is edited, and what the button says. */
  readonly editTo: string;
  readonly editLabel?: string;
  /** The route that asks before it deletes. */
  readonly deleteTo: string;
  /** The entries of the menu between the edit and the deletion. */
  readonly children?: ReactNode;
}

/**
 * What can be done to a row of a staff list: edit and delete as buttons, which work without scripts, and a menu of
 * everything (decision 0030).
 */
export function RowActions({ describedBy, editTo, editLabel = 'Edit', deleteTo, children }: RowActionsProps) {
  const hydrated = useHydrated();
  return (
    <div className={css.actions}>
      <Form method="get" action={editTo} preventScrollReset>
        <IconButton type="submit" label={editLabel} aria-describedby={describedBy}>
          <Pencil size={20} aria-hidden />
        </IconButton>
      </Form>
      <Form method="get" action={deleteTo} preventScrollReset>
        <IconButton type="submit" label="Delete" aria-describedby={describedBy}>
          <Trash2 size={20} aria-hidden />
        </IconButton>
      </Form>
      <div className={css.menuPlace}>
        {hydrated && (
          <Menu label="More actions" describedBy={describedBy} trigger={<Ellipsis size={20} aria-hidden />}>
            <MenuLink to={editTo} preventScrollReset icon={<Pencil size={20} aria-hidden />}>
              {editLabel}
            </MenuLink>
            {children}
            <MenuSeparator />
            <MenuLink to={deleteTo} preventScrollReset tone="danger" icon={<Trash2 size={20} aria-hidden />}>
              Delete
            </MenuLink>
          </Menu>
        )}
      </div>
    </div>
  );
}
