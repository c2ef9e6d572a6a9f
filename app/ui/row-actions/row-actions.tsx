import { Ellipsis, type LucideIcon, Pencil, Trash2 } from 'lucide-react';
import { Form } from 'react-router';
import { Menu, MenuLink, MenuNewTabLink, MenuSeparator } from '../action-menu/action-menu.tsx';
import { IconButton } from '../button/button.tsx';
import * as css from './row-actions.css.ts';

/** An entry of a row's menu: it leads to a page of the staff area, or opens an address in a new tab. */
export type RowAction = { readonly label: string; readonly Icon: LucideIcon } & (
  | { readonly to: string }
  | { readonly newTab: string }
);

export interface RowActionsProps {
  /** The id of the element that names the row: the buttons of every row say the same. */
  readonly describedBy: string;
  /** Where the row is edited. */
  readonly editTo: string;
  readonly editLabel?: string;
  /** The route that asks before it deletes. */
  readonly deleteTo: string;
  /** What else the menu offers. */
  readonly more?: readonly RowAction[];
}

/**
 * What can be done to a row of a staff list: edit and delete as buttons, which work without scripts, and a menu of
 * everything (decision 0030).
 */
export function RowActions({
  describedBy,
  editTo,
  editLabel = 'Edit',
  deleteTo,
  more = [],
}: RowActionsProps) {
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
        <Menu label="More actions" describedBy={describedBy} trigger={<Ellipsis size={20} aria-hidden />}>
          <MenuLink to={editTo} preventScrollReset Icon={Pencil}>
            {editLabel}
          </MenuLink>
          {more.map(({ label, Icon, ...action }) =>
            'to' in action ? (
              <MenuLink key={label} to={action.to} preventScrollReset Icon={Icon}>
                {label}
              </MenuLink>
            ) : (
              <MenuNewTabLink key={label} href={action.newTab} Icon={Icon}>
                {label}
              </MenuNewTabLink>
            ),
          )}
          <MenuSeparator />
          <MenuLink to={deleteTo} preventScrollReset tone="danger" Icon={Trash2}>
            Delete
          </MenuLink>
        </Menu>
      </div>
    </div>
  );
}
