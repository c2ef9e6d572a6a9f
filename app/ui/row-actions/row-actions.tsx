import { Ellipsis, Pencil, Trash2 } from '#app/ui/icon/icons.ts';
import { type Action, ActionMenu } from '../action-menu/action-menu.tsx';
import { IconButton } from '../button/button.tsx';
import { AddressForm } from '../form/address-form.tsx';
import * as css from './row-actions.css.ts';

interface RowActionsProps {
  /** Id of the element that names the row, because the buttons of all rows have the same labels. */
  readonly describedBy: string;
  /** Address of the edit form. */
  readonly editTo: string;
  readonly editLabel?: string;
  /** Address of the delete confirmation. Leave it out for users who may not delete. */
  readonly deleteTo?: string;
  /** Further entries of the menu. */
  readonly more?: readonly Action[];
}

/**
 * Actions on a row of a staff list: edit and delete as buttons, which work without scripts, and a menu with all actions
 * (decision 0061).
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
        <AddressForm key={to} to={to}>
          <IconButton type="submit" label={label} aria-describedby={describedBy}>
            <Icon size={20} aria-hidden />
          </IconButton>
        </AddressForm>
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
