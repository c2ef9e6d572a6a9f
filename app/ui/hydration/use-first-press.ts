import { type RefObject, useEffect } from 'react';

declare global {
  interface Window {
    /** Set by the wake script: the button that was pressed before React was there to answer. */
    firstPress?: HTMLButtonElement;
  }
  interface HTMLElement {
    /** Its buttons answer by themselves now. */
    isAwake?: boolean;
  }
}

/**
 * Does what was asked of a part before React was there to do it.
 *
 * @param part the element marked `data-interactive`
 */
export function useFirstPress(part: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = part;
    if (!current) return;
    current.isAwake = true;
    const pressed = window.firstPress;
    if (!pressed || !current.contains(pressed)) return;
    window.firstPress = undefined;
    pressed.click();
  }, [part]);
}
