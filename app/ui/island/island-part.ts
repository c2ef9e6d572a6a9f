import { createContext, useContext, useEffect, useEffectEvent } from 'react';

/** Element that an island makes interactive; null on the server. */
export const IslandPartContext = createContext<HTMLElement | null>(null);

declare global {
  interface Window {
    /** Button that was clicked before its part was hydrated. Set by the hydration script. */
    pendingClick?: HTMLButtonElement;
  }
  interface HTMLElement {
    /** Whether React has hydrated this part, so that its buttons work. */
    isHydrated?: boolean;
    /** True if the hydration script hydrated this part because its delay had ended. */
    isTimerDue?: boolean;
  }
}

/**
 * Returns the part of the page that this island makes interactive: the nearest ancestor with `data-interactive`. If one
 * of its buttons was clicked before hydration, that click is repeated now.
 */
export function useIslandPart(): HTMLElement | null {
  const part = useContext(IslandPartContext);
  useEffect(() => {
    if (!part) return;
    part.isHydrated = true;
    const clicked = window.pendingClick;
    if (clicked?.closest('[data-interactive]') !== part) return;
    window.pendingClick = undefined;
    clicked.click();
  }, [part]);
  return part;
}

type Listeners = {
  readonly [Type in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[Type]) => void;
};

/**
 * Adds event listeners to an element that the server rendered and React does not own.
 *
 * @param listeners by event name; the set of names must be the same in every rendering
 * @param capture true to run before the listeners of the element's descendants
 */
export function useListeners(target: HTMLElement | null, listeners: Listeners, capture = false): void {
  const types = Object.keys(listeners).join(' ');
  const dispatch = useEffectEvent((event: Event) => {
    const listener = listeners[event.type as keyof HTMLElementEventMap] as
      | ((event: Event) => void)
      | undefined;
    listener?.(event);
  });
  useEffect(() => {
    if (!target) return;
    const listening = new AbortController();
    const options = { capture, signal: listening.signal };
    for (const type of types.split(' ')) target.addEventListener(type, (event) => dispatch(event), options);
    return () => listening.abort();
  }, [target, types, capture]);
}
