import { type DragEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { Button, IconButton } from '#app/ui/button/button.tsx';
import { useHydrated } from '#app/ui/hydration/hydration.ts';
import { ActionError } from '#app/ui/toast/action-error.tsx';
import type { OrderedDoctor, OrderMove, OrderPage } from '../staff-list/doctor-order.ts';
import * as css from './doctor-order.css.ts';
import { DoctorPicture } from './doctor-picture.tsx';

/** Move buttons. They use characters, because icons of a single page would be in the scripts of all pages. */
const moveButtons = [
  { move: 'first', label: 'To the top', sign: '⇈' },
  { move: 'up', label: 'Move up', sign: '↑' },
  { move: 'down', label: 'Move down', sign: '↓' },
] as const;

const keyMoves: Readonly<Partial<Record<string, OrderMove>>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'first',
  End: 'last',
};

/** Data type of dragged doctors, so that other dragged content is ignored. */
const dragType = 'application/x-doctor';

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

  return (
    <>
      {refusal && <ActionError>{refusal}</ActionError>}
      <p role="status" className={css.status}>
        {moved && `${moved.name} is now ${moved.at} of ${order.count}`}
      </p>
      <ol className={css.list} start={order.doctors[0]?.at}>
        {order.doctors.map((doctor) => (
          <OrderRow key={doctor.id} doctor={doctor} onMove={move} />
        ))}
      </ol>
    </>
  );
}

interface OrderRowProps {
  readonly doctor: OrderedDoctor;
  readonly onMove: (id: string, how: OrderMove, other?: string) => void;
}

function OrderRow({ doctor, onMove }: OrderRowProps) {
  const hydrated = useHydrated();
  const [isOver, setOver] = useState(false);
  const nameId = `name-${doctor.id}`;

  function moveByKey(event: KeyboardEvent) {
    const how = keyMoves[event.key];
    if (!how) return;
    event.preventDefault();
    onMove(doctor.id, how);
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    const id = event.dataTransfer.getData(dragType);
    if (id !== '' && id !== doctor.id) onMove(id, 'to', doctor.id);
  }

  function allowDrop(event: DragEvent) {
    if (!event.dataTransfer.types.includes(dragType)) return;
    event.preventDefault();
    setOver(true);
  }

  return (
    <li
      className={isOver ? css.rowBelowDrag : css.row}
      // The row is draggable instead of the handle, because Firefox does not drag buttons.
      draggable={hydrated}
      onDragStart={(event) => event.dataTransfer.setData(dragType, doctor.id)}
      onDragOver={allowDrop}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {hydrated && (
        <span className={css.handle}>
          <IconButton
            id={`handle-${doctor.id}`}
            label="Drag, or use the arrow keys"
            aria-describedby={nameId}
            onKeyDown={moveByKey}
          >
            <span aria-hidden>⠿</span>
          </IconButton>
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
          const how = moveButtons.find(({ move }) => move === button?.value)?.move;
          if (!how) return;
          event.preventDefault();
          onMove(doctor.id, how);
        }}
      >
        <input type="hidden" name="id" value={doctor.id} />
        {moveButtons.map(({ move, label, sign }) => (
          <IconButton
            key={move}
            id={`${move}-${doctor.id}`}
            type="submit"
            name="move"
            value={move}
            label={label}
            aria-describedby={nameId}
          >
            <span aria-hidden>{sign}</span>
          </IconButton>
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
