import { type RefObject, useEffect } from 'react';

/**
 * Brings the scripts of an `idle` page to life. The server left them inert (server/idle-hydration.server.ts);
 * this puts them back after `load` and idle, or as soon as an interactive part is touched. A button pressed before
 * React is there is remembered ({@link useFirstPress}). Under Save-Data nothing comes, and buttons that need it hide.
 *
 * A script that was inert has not started, so the same element runs when it is put back. Making a new one
 * instead would need its text set, which Trusted Types forbid.
 */
export const wakeScript = `(()=>{let awake;const wake=()=>{if(awake)return;awake=1;
for(const link of document.querySelectorAll('link[data-idle]'))link.rel='modulepreload';
for(const script of document.querySelectorAll('script[data-idle]')){const mark=document.createComment('');script.replaceWith(mark);script.type='module';mark.replaceWith(script)}};
if(navigator.connection?.saveData){document.documentElement.dataset.still='';return}
addEventListener('click',event=>{const button=event.target.closest?.('[data-interactive] button[type=button]');if(button&&!button.closest('[data-interactive]').isAwake)self.firstPress=button},true);
for(const kind of['pointerdown','keydown','focusin','input'])addEventListener(kind,event=>{event.target.closest?.('[data-interactive]')&&wake()},{capture:true,passive:true});
const rest=()=>self.requestIdleCallback?requestIdleCallback(wake,{timeout:3000}):setTimeout(wake,300);
document.readyState==='complete'?rest():addEventListener('load',rest)})()`;

declare global {
  interface Window {
    /** Set by the wake script: the button that was pressed before React was there to answer. */
    firstPress?: HTMLButtonElement;
  }
  interface HTMLElement {
    /** Whether React has taken this part over, so that its buttons work by themselves. */
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
