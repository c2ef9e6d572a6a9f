import { Form } from 'react-router';
import { pathOfAddress } from '#app/navigation/list-address.ts';
import { Ellipsis, Pencil, Trash2 } from '#app/ui/icon/icons.ts';
import { type Action, ActionMenu } from '../action-menu/action-menu.tsx';
import { IconButton } from '../button/button.tsx';
import { AddressFields } from '../form/address-fields.tsx';
import * as css from './row-actions.css.ts';

interface RowActionsProps {
  /** The id of the element that names the row: the buttons of every row say the same. */
  readonly describedBy: string;
  /** Where the row is edited. */
  readonly editTo: string;
  readonly editLabel?: string;
  /** The route that asks before it deletes; none for whoever may not. */
  readonly deleteTo?: string;
  /** What else the menu offers. */
  readonly more?: readonly Action[];
}

/**
 * What can be done to a row of a staff list: edit and delete as buttons, which work without scripts, and a menu of
 * everything (decision 0061).
 */
export function RowActions({
  describedBy,
  editTo,
  editLabel = 'Edit',
  deleteTo,
  more = [],
}: RowActionsProps) {
  const edit = { label: editLabel, Icon: Pencil, to: editTo };
  const remove = deleteTo === undefined ? [] : [{ label: 'Delete', Icon: Trash2, to: deleteTo }];
  return (
    <div className={css.actions}>
      {[edit, ...remove].map(({ label, Icon, to }) => (
        <Form key={to} method="get" action={pathOfAddress(to)} preventScrollReset>
          <AddressFields of={to} />
          <IconButton type="submit" label={label} aria-describedby={describedBy}>
            <Icon size={20} aria-hidden />
          </IconButton>
        </Form>
      ))}
      <div className={css.menuPlace}>
        <ActionMenu
          label="More actions"
          describedBy={describedBy}
          trigger={<Ellipsis size={20} aria-hidden />}
          actions={[edit, ...more, ...remove.map((action) => ({ ...action, tone: 'danger' as const }))]}
        />
      </div>
    </div>
  );
}
