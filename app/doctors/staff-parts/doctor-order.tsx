import { useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { Button } from '#app/ui/button/button.tsx';
import { useHydrated } from '#app/ui/hydration/hydration.ts';
import { dragging, over } from '#app/ui/row-order/row-order.css.ts';
import { MovedStatus, RowHandle, RowMoveButton } from '#app/ui/row-order/row-order.tsx';
import { orderRow, type RowMove, useRowDrag } from '#app/ui/row-order/use-row-drag.ts';
import { ActionError } from '#app/ui/toast/action-error.tsx';
import type { OrderedDoctor, OrderMove, OrderPage } from '../staff-list/doctor-order.ts';
import * as css from './doctor-order.css.ts';
import { DoctorPicture } from './doctor-picture.tsx';

const buttonMoves = ['first', 'up', 'down'] as const satisfies readonly RowMove[];

interface DoctorOrderProps {
  readonly order: OrderPage;
  /** Error message of a move without scripts. */
  readonly problem?: string;
}

/** Doctors in the public order. Staff move them by dragging, with arrow keys, or with buttons, which need no script. */
export function DoctorOrder({ order, problem }: DoctorOrderProps) {
  const fetcher = useFetcher<{ message?: string } | null>();
  const [movedId, setMovedId] = useState<string>();
  const focusedId = useRef<string>(undefined);
  const isBusy = fetcher.state !== 'idle';
  const moved = isBusy ? undefined : order.doctors.find(({ id }) => id === movedId);
  const refusal = isBusy ? undefined : (fetcher.data?.message ?? problem);

  function move(id: string, how: OrderMove, other = '') {
    // Only one move runs at a time, because an earlier response could overwrite the result of a later one.
    if (isBusy) return;
    setMovedId(id);
    focusedId.current = document.activeElement?.id;
    fetcher.submit({ id, move: how, other }, { method: 'post' });
  }

  // A row that React moves in the DOM loses the focus, so this restores it.
  useEffect(() => {
    if (fetcher.state !== 'idle' || !focusedId.current) return;
    document.getElementById(focusedId.current)?.focus();
    focusedId.current = undefined;
  }, [fetcher.state]);

  const { list, isOver, isDragging } = useRowDrag({
    onMove: move,
    onDrop: (id, other) => move(id, 'to', other),
  });

  return (
    <>
      {refusal && <ActionError>{refusal}</ActionError>}
      <MovedStatus moved={moved && { name: moved.name, at: moved.at, of: order.count }} />
      <ol
        className={isDragging ? `${css.list} ${dragging}` : css.list}
        start={order.doctors[0]?.at}
        {...list}
      >
        {order.doctors.map((doctor) => (
          <OrderRow key={doctor.id} doctor={doctor} isOver={isOver(doctor.id)} onMove={move} />
        ))}
      </ol>
    </>
  );
}

interface OrderRowProps {
  readonly doctor: OrderedDoctor;
  /** Whether a dragged row is held above this one. */
  readonly isOver: boolean;
  readonly onMove: (id: string, how: RowMove) => void;
}

function OrderRow({ doctor, isOver, onMove }: OrderRowProps) {
  const hydrated = useHydrated();
  const nameId = `name-${doctor.id}`;
  return (
    <li className={isOver ? `${css.row} ${over}` : css.row} {...orderRow(doctor.id)}>
      {hydrated && (
        <span className={css.handle}>
          <RowHandle id={`handle-${doctor.id}`} describedBy={nameId} />
        </span>
      )}
      <span className={css.place}>{doctor.at}</span>
      <DoctorPicture doctor={doctor} size={40} />
      <span className={css.words}>
        <strong id={nameId}>{doctor.name}</strong>
        <span>{doctor.specialization}</span>
      </span>
      <form
        method="post"
        className={css.buttons}
        onSubmit={(event) => {
          const button = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null;
          const how = buttonMoves.find((move) => move === button?.value);
          if (!how) return;
          event.preventDefault();
          onMove(doctor.id, how);
        }}
      >
        <input type="hidden" name="id" value={doctor.id} />
        {buttonMoves.map((move) => (
          <RowMoveButton
            key={move}
            id={`${move}-${doctor.id}`}
            type="submit"
            name="move"
            value={move}
            move={move}
            aria-describedby={nameId}
          />
        ))}
      </form>
    </li>
  );
}

/** Button that resets the order to the order by name. */
export function ResetOrderButton() {
  const fetcher = useFetcher();
  return (
    <fetcher.Form method="post" preventScrollReset>
      <Button
        type="submit"
        name="move"
        value="by-name"
        variant="secondary"
        size="small"
        busy={fetcher.state !== 'idle'}
      >
        By name again
      </Button>
    </fetcher.Form>
  );
}
