/**
 * Hydrates the moving parts of a public page, each with its islands: when a part is touched, pointed at or reached by
 * keyboard; when the reader has begun to scroll and the part is less than half a window away; or, where `data-wake` says so, once the page
 * has loaded and is at rest. Before that nothing of React is fetched. A button pressed before its part is hydrated is
 * remembered (`useIslandPart`). Under Save-Data nothing is fetched, and buttons that need it hide.
 *
 * `data-wake` holds the media query under which a part is hydrated by itself, `data-wake-after` how many ms later than the rest of
 * the page: a part that moves only then needs nothing before.
 */

/** A moving part, with the notes that `useIslandPart` reads or writes. */
type Part = HTMLElement & { isDue?: boolean; isAwake?: boolean };

const entryAddress = document.currentScript?.dataset.islands ?? '';
const partSelector = '[data-interactive]';

const asked = new Set<Part>();
let entry: Promise<{ wake(part: HTMLElement): void }> | undefined;
let observer: IntersectionObserver | undefined;

async function hydrate(part: Part) {
  if (asked.has(part)) return;
  asked.add(part);
  entry ??= import(/* @vite-ignore */ entryAddress);
  (await entry).wake(part);
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

function hydrateAtRest() {
  for (const part of document.querySelectorAll<Part>('[data-wake]')) {
    const { wake = '', wakeAfter } = part.dataset;
    setTimeout(
      () => {
        if (asked.has(part) || !matchMedia(wake).matches) return;
        part.isDue = Boolean(wakeAfter);
        hydrate(part);
      },
      Number(wakeAfter ?? 0),
    );
  }
}

function waitForRest() {
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) requestIdleCallback(hydrateAtRest, { timeout: 3000 });
  else setTimeout(hydrateAtRest, 300);
}

function rememberPress({ target }: Event) {
  const button = closestTo(target, `${partSelector} button[type=button]`);
  if (button && !closestTo(button, partSelector)?.isAwake) window.firstPress = button as HTMLButtonElement;
}

function on(types: readonly string[], listener: (event: Event) => void) {
  for (const type of types) addEventListener(type, listener, { capture: true, passive: true });
}

if (navigator.connection?.saveData) {
  document.documentElement.dataset.still = '';
} else {
  on(['click'], rememberPress);
  on(['pointerdown', 'pointerover', 'keydown', 'focusin', 'input'], hydrateTouched);
  on(['scroll', 'keydown'], hydrateNear);
  addEventListener('load', () => {
    // Parts that a late stream brought.
    observeParts();
    if (document.prerendering) document.addEventListener('prerenderingchange', waitForRest);
    else waitForRest();
  });
}
