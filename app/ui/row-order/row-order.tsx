import type { ComponentProps } from 'react';
import { IconButton } from '../button/button.tsx';
import * as css from './row-order.css.ts';
import { orderHandle, type RowMove } from './use-row-drag.ts';

interface RowHandleProps {
  readonly id: string;
  /** Id of the element with the name of the row. */
  readonly describedBy: string;
}

/** Button by which a row is dragged, and moved with the arrow keys. */
export function RowHandle({ id, describedBy }: RowHandleProps) {
  return (
    <span className={css.handle} {...orderHandle}>
      <IconButton id={id} label="Drag, or use the arrow keys" aria-describedby={describedBy}>
        <span aria-hidden>⠿</span>
      </IconButton>
    </span>
  );
}

/** Labels of the move buttons. Their signs are characters, because icons of a single page would be in the scripts of all pages. */
const buttons = {
  first: { label: 'To the top', sign: '⇈' },
  up: { label: 'Move up', sign: '↑' },
  down: { label: 'Move down', sign: '↓' },
  last: { label: 'To the end', sign: '⇊' },
} as const satisfies Record<RowMove, unknown>;

interface RowMoveButtonProps extends Omit<ComponentProps<typeof IconButton>, 'label' | 'children'> {
  readonly move: RowMove;
}

/** Button that moves a row. */
export function RowMoveButton({ move, ...attributes }: RowMoveButtonProps) {
  const { label, sign } = buttons[move];
  return (
    <IconButton {...attributes} label={label}>
      <span aria-hidden>{sign}</span>
    </IconButton>
  );
}

interface MovedStatusProps {
  /** The row that was moved last, and where it is now. */
  readonly moved: { readonly name: string; readonly at: number; readonly of: number } | undefined;
}

/** Says where a moved row is now, for screen readers too. */
export function MovedStatus({ moved }: MovedStatusProps) {
  return (
    <p role="status" className={css.status}>
      {moved && `${moved.name} is now ${moved.at} of ${moved.of}`}
    </p>
  );
}
