import { createContext, useContext, useEffect, useEffectEvent } from 'react';

/** The element an island makes move; null on the server. */
export const IslandPart = createContext<HTMLElement | null>(null);

declare global {
  interface Window {
    /** Set by the wake script: the button that was pressed before React was there to answer. */
    firstPress?: HTMLButtonElement;
  }
  interface HTMLElement {
    /** Whether React has taken this part over, so that its buttons work by themselves. */
    isAwake?: boolean;
    /** Set by the wake script on a part that it woke because its time had come. */
    isDue?: boolean;
  }
}

/**
 * The part of the page this island makes move: the nearest element round it marked `data-interactive`. A button of
 * it that was pressed before React was there is pressed now.
 *
 * @returns null on the server
 */
export function useIslandPart(): HTMLElement | null {
  const part = useContext(IslandPart);
  useEffect(() => {
    if (!part) return;
    part.isAwake = true;
    const pressed = window.firstPress;
    if (pressed?.closest('[data-interactive]') !== part) return;
    window.firstPress = undefined;
    pressed.click();
  }, [part]);
  return part;
}

type Listeners = {
  readonly [Type in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[Type]) => void;
};

/**
 * Listens on an element that the server rendered and React does not own.
 *
 * @param listeners by the name of their event, the same ones in every rendering
 * @param capture before what is in the element hears of it
 */
export function useListeners(target: HTMLElement | null, listeners: Listeners, capture = false): void {
  const types = Object.keys(listeners).join(' ');
  const heard = useEffectEvent((event: Event) => {
    const listener = listeners[event.type as keyof HTMLElementEventMap] as
      | ((event: Event) => void)
      | undefined;
    listener?.(event);
  });
  useEffect(() => {
    if (!target) return;
    const listening = new AbortController();
    const options = { capture, signal: listening.signal };
    for (const type of types.split(' ')) target.addEventListener(type, (event) => heard(event), options);
    return () => listening.abort();
  }, [target, types, capture]);
}
