import { type DragEvent, type PointerEvent, useRef } from 'react';
import { useNavigate } from 'react-router';
import { appointmentPath } from '../frame/desk-paths.ts';

const closest = (target: EventTarget, selector: string) =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null;

/** Returns the address of the move dialog, filled with the doctor, the day and the time of a free time. */
export function moveToPath(id: string, freeTime: string, back: string): string {
  const free = new URL(freeTime, 'https://desk.invalid').searchParams;
  const asked = new URLSearchParams({ back });
  for (const name of ['doctor', 'day', 'time']) asked.set(name, free.get(name) ?? '');
  return `${appointmentPath(id)}/move?${asked}`;
}

/**
 * Handlers of a board whose appointments can be dragged with a mouse to a free time. Nothing moves: the drop opens the move
 * dialog, which the menu of each appointment opens too.
 *
 * @param back address that the move redirects to
 */
export function useDragToMove(back: string) {
  const navigate = useNavigate();
  const dragged = useRef<string>(undefined);
  const over = useRef<HTMLElement>(null);
  const setOver = (cell: HTMLElement | null) => {
    if (over.current === cell) return;
    if (over.current) delete over.current.dataset.over;
    if (cell) cell.dataset.over = '';
    over.current = cell;
  };
  return {
    onPointerDown({ target, pointerType }: PointerEvent) {
      const visit = closest(target, '[data-movable]');
      if (visit) visit.draggable = pointerType === 'mouse';
    },
    onDragStart({ target, currentTarget, dataTransfer }: DragEvent<HTMLElement>) {
      dragged.current = closest(target, '[data-movable]')?.dataset.movable;
      if (dragged.current === undefined) return;
      // Firefox drags only with data. The name of the person must not reach another program.
      dataTransfer.setData('text/plain', '');
      dataTransfer.effectAllowed = 'move';
      currentTarget.dataset.dragging = '';
    },
    onDragOver(event: DragEvent<HTMLElement>) {
      if (dragged.current === undefined) return;
      const cell = closest(event.target, '[data-free]');
      setOver(cell);
      if (cell) event.preventDefault();
    },
    onDrop(event: DragEvent<HTMLElement>) {
      const address = closest(event.target, '[data-free]')?.getAttribute('href');
      if (dragged.current === undefined || !address) return;
      event.preventDefault();
      navigate(moveToPath(dragged.current, address, back), { preventScrollReset: true });
    },
    onDragEnd({ currentTarget }: DragEvent<HTMLElement>) {
      dragged.current = undefined;
      setOver(null);
      delete currentTarget.dataset.dragging;
    },
  };
}
