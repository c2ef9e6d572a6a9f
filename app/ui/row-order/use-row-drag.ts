import { type DragEvent, type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';

/** Moves of a row within its list: by one place, or to an end. */
export type RowMove = 'first' | 'up' | 'down' | 'last';

const handleMoves: Readonly<Partial<Record<string, RowMove>>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'first',
  End: 'last',
};

/** Attributes by which the handlers of the list find rows and handles. */
const rowMark = 'data-order-row';
const handleMark = 'data-order-handle';

/** Attribute of a row of the list. */
export const orderRow = (id: string) => ({ [rowMark]: id });
/** Attribute of the element that drags its row, also by touch, and moves it by the arrow keys. */
export const orderHandle = { [handleMark]: '' };

/** Controls that a mouse uses in another way than to drag the row around them. */
const controls = 'a, button, input, select, summary, textarea, label';
/** Controls in which Alt and an arrow open a list or a calendar. */
const ownKeys = 'select, input[type="date"]';

/** Pixels that a pointer moves before it drags, so that a click stays a click. */
const slack = 5;
/** Distance of the pointer from the edge of the window, in pixels, below which the page scrolls while a row is dragged. */
const edge = 60;

const rowAt = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>(`[${rowMark}]`) : null;

const idOf = (row: HTMLElement | null | undefined) => row?.getAttribute(rowMark) ?? undefined;

interface Drag {
  readonly id: string;
  readonly pointer: number;
  readonly from: { readonly x: number; readonly y: number };
  readonly isMoving: boolean;
}

interface RowDragProps {
  readonly onMove: (id: string, how: RowMove) => void;
  /** Called when a row is dropped on another row of the list. */
  readonly onDrop: (id: string, other: string) => void;
}

/**
 * Moves the rows of a list by a pointer and by keys. A mouse drags a row by any place without a control; a finger drags it by its
 * handle only, because elsewhere it scrolls the page. The arrow keys move the row of the focused handle, and with Alt the row of any
 * focused control.
 *
 * @returns attributes of the list; rows and handles have {@link orderRow} and {@link orderHandle}
 */
export function useRowDrag({ onMove, onDrop }: RowDragProps) {
  const drag = useRef<Drag>(undefined);
  const [held, setHeld] = useState<{ readonly id: string; readonly over: string | undefined }>();

  function end() {
    drag.current = undefined;
    setHeld(undefined);
  }

  function start(event: PointerEvent<HTMLElement>) {
    const id = idOf(rowAt(event.target));
    if (id === undefined || event.button !== 0 || !(event.target instanceof Element)) return;
    const isOnHandle = event.target.closest(`[${handleMark}]`) !== null;
    const isFree = event.pointerType === 'mouse' && !event.target.closest(controls);
    if (!isOnHandle && !isFree) return;
    const from = { x: event.clientX, y: event.clientY };
    drag.current = { id, pointer: event.pointerId, from, isMoving: false };
  }

  function follow(event: PointerEvent<HTMLElement>) {
    const now = drag.current;
    if (!now || now.pointer !== event.pointerId) return;
    const { clientX: x, clientY: y } = event;
    if (!now.isMoving) {
      if (Math.hypot(x - now.from.x, y - now.from.y) < slack) return;
      drag.current = { ...now, isMoving: true };
      event.currentTarget.setPointerCapture(event.pointerId);
    }
    if (y < edge) window.scrollBy(0, -edge / 4);
    if (y > window.innerHeight - edge) window.scrollBy(0, edge / 4);
    const row = rowAt(document.elementFromPoint(x, y));
    const over = row && event.currentTarget.contains(row) ? idOf(row) : undefined;
    setHeld({ id: now.id, over });
  }

  function drop(event: PointerEvent<HTMLElement>) {
    const now = drag.current;
    if (!now || now.pointer !== event.pointerId) return;
    const other = held?.over;
    end();
    if (now.isMoving && other !== undefined && other !== now.id) onDrop(now.id, other);
  }

  function moveByKey(event: KeyboardEvent<HTMLElement>) {
    const how = handleMoves[event.key];
    const id = idOf(rowAt(event.target));
    if (!how || id === undefined || !(event.target instanceof Element)) return;
    const isOnHandle = event.target.closest(`[${handleMark}]`) !== null;
    const isByAlt = event.altKey && (how === 'up' || how === 'down') && !event.target.closest(ownKeys);
    if (!isOnHandle && !isByAlt) return;
    event.preventDefault();
    onMove(id, how);
  }

  return {
    isDragging: held !== undefined,
    /** Whether a dragged row is held above this row. */
    isOver: (id: string) => held?.over === id && held.id !== id,
    list: {
      onPointerDown: start,
      onPointerMove: follow,
      onPointerUp: drop,
      onPointerCancel: end,
      onKeyDown: moveByKey,
      // The browser's own drag of a picture or of selected text would end the events of the pointer.
      onDragStart: (event: DragEvent) => event.preventDefault(),
    },
  };
}
