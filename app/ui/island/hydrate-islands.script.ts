/**
 * Hydrates the interactive parts of a public page, each with its islands. A part hydrates in one of these cases:
 *
 * - the reader touches it, points at it or reaches it by keyboard
 * - the reader has scrolled, and the part is less than half a window away
 * - it has `data-hydrate-when`, and the page has loaded and is idle
 *
 * No React code is fetched before that. A click on a button of a part that is not hydrated yet is stored and repeated
 * later (`useIslandPart`). Under Save-Data nothing is fetched, and buttons that need React are hidden.
 *
 * `data-hydrate-when` contains the media query under which a part hydrates without interaction. `data-hydrate-after` delays that
 * by some milliseconds, for a part that moves only then.
 */

/** An interactive part, with the properties that `useIslandPart` and `useAutoAdvance` read or write. */
type Part = HTMLElement & { isTimerDue?: boolean; isHydrated?: boolean };

const entryAddress = document.currentScript?.dataset.islands ?? '';
const partSelector = '[data-interactive]';

const requested = new Set<Part>();
let entry: Promise<{ hydratePart(part: HTMLElement): Promise<void> }> | undefined;
let observer: IntersectionObserver | undefined;

async function hydrate(part: Part) {
  if (requested.has(part)) return;
  requested.add(part);
  entry ??= import(/* @vite-ignore */ entryAddress);
  try {
    await (await entry).hydratePart(part);
  } catch (error) {
    // The next press or scroll loads the script again.
    entry = undefined;
    window.pendingClick = undefined;
    requested.delete(part);
    throw error;
  }
}

const closestTo = (target: EventTarget | null, selector: string) =>
  (target as Partial<Element> | null)?.closest?.(selector) as Part | null | undefined;

function hydrateTouched({ target }: Event) {
  let part = closestTo(target, partSelector);
  while (part) {
    hydrate(part);
    part = closestTo(part.parentElement, partSelector);
  }
}

function observeParts() {
  for (const part of document.querySelectorAll(partSelector)) observer?.observe(part);
}

function hydrateNear() {
  if (observer) return;
  observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) hydrate(target as Part);
    },
    { rootMargin: '50% 0px' },
  );
  observeParts();
}

function hydrateWhenIdle() {
  for (const part of document.querySelectorAll<Part>('[data-hydrate-when]')) {
    const { hydrateWhen = '', hydrateAfter } = part.dataset;
    setTimeout(
      () => {
        if (requested.has(part) || !matchMedia(hydrateWhen).matches) return;
        part.isTimerDue = Boolean(hydrateAfter);
        hydrate(part);
      },
      Number(hydrateAfter ?? 0),
    );
  }
}

function waitForIdle() {
  // Safari does not support requestIdleCallback.
  if ('requestIdleCallback' in window) requestIdleCallback(hydrateWhenIdle, { timeout: 3000 });
  else setTimeout(hydrateWhenIdle, 300);
}

function rememberClick({ target }: Event) {
  const button = closestTo(target, `${partSelector} button[type=button]`);
  if (button && !closestTo(button, partSelector)?.isHydrated)
    window.pendingClick = button as HTMLButtonElement;
}

function on(types: readonly string[], listener: (event: Event) => void) {
  for (const type of types) addEventListener(type, listener, { capture: true, passive: true });
}

if (navigator.connection?.saveData) {
  document.documentElement.dataset.noIslands = '';
} else {
  on(['click'], rememberClick);
  on(['pointerdown', 'pointerover', 'keydown', 'focusin', 'input'], hydrateTouched);
  on(['scroll', 'keydown'], hydrateNear);
  addEventListener('load', () => {
    // Observe parts that streamed in after scrolling began.
    observeParts();
    if (document.prerendering) document.addEventListener('prerenderingchange', waitForIdle);
    else waitForIdle();
  });
}
