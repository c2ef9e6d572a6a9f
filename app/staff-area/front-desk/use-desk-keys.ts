import { useEffect, useState } from 'react';
import { withStorage } from '#app/ui/form/draft.ts';
import { deskKeyOf } from './desk-keys.ts';

/** Name in the local storage. The value `off` switches the keys off in this browser until somebody signs out. */
const stored = 'desk-keys';

// A browser that blocks storage has the keys on, and the switch then lasts until the page is loaded again.
const areSwitchedOff = () => withStorage((storage) => storage.getItem(stored)) === 'off';

const isField = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, select, textarea'));

function follow(event: KeyboardEvent): void {
  if (isField(event.target) || document.querySelector('[role="dialog"], [role="menu"]')) return;
  const key = deskKeyOf(event);
  const control = key && document.querySelector<HTMLElement>(`main [aria-keyshortcuts="${key}"]`);
  if (!control) return;
  // Without it the key would be typed into the field that gets the focus.
  event.preventDefault();
  if (isField(control)) control.focus();
  else control.click();
}

/** State of the keys. They are off until the page is hydrated, and a person can switch them off (WCAG 2.1.4). */
export interface DeskKeys {
  readonly areOn: boolean;
  readonly isReady: boolean;
  readonly toggle: () => void;
}

export function useDeskKeys(): DeskKeys {
  const [areOn, setOn] = useState<boolean>();
  useEffect(() => setOn(!areSwitchedOff()), []);
  useEffect(() => {
    if (!areOn) return;
    window.addEventListener('keydown', follow);
    return () => window.removeEventListener('keydown', follow);
  }, [areOn]);
  const toggle = () => {
    withStorage((storage) => storage.setItem(stored, areOn ? 'off' : 'on'));
    setOn(!areOn);
  };
  return { areOn: areOn === true, isReady: areOn !== undefined, toggle };
}

/**
 * Attributes of a control that a key presses.
 *
 * @param title what the control does
 */
export const keyAttributes = ({ areOn }: DeskKeys, key: string, title: string) =>
  areOn ? { 'aria-keyshortcuts': key, title: `${title} (key ${key})` } : {};
