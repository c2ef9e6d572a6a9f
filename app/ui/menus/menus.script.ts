/**
 * Opens the header's menus on hover with a mouse. Without this script a click opens them, and without any scripts their
 * styles do. It listens on the window, so it does not depend on hydration.
 *
 * A click just after hovering opened a menu means "stay open": it pins the menu instead of closing it. A menu closes
 * when keyboard focus leaves it, so that no panel covers the focused element.
 *
 * The script stores on `body` whether the phone menu is `open` or `closed`. While it is open, the page behind it is
 * hidden (phone-menu.later.css.ts).
 */

/** Milliseconds of hovering before a menu opens. */
const openingDelay = 90;
/** Milliseconds after the mouse has left a menu before it closes. */
const closingDelay = 250;

/** Menu that is hovered, or whose button was clicked last. */
let current: Element | null = null;
let openedByHovering = false;
let timer: ReturnType<typeof setTimeout> | undefined;

const panelOf = (menu: Element) => menu.lastChild as HTMLElement;
/** On a phone the button is hidden, because its panel is always visible in the phone menu. */
const hasButton = (menu: Element) => (menu.firstChild as HTMLElement).offsetWidth > 0;
const isOpen = (menu: Element) => panelOf(menu).matches(':popover-open');

/** Event targets are elements, except for events of the document itself, which has no `closest`. */
const closestTo = (target: EventTarget | null, selector: string) =>
  (target as Partial<Element> | null)?.closest?.(selector) ?? null;

function trackMouse(event: PointerEvent) {
  if (event.pointerType !== 'mouse') return;
  const under = event.type === 'pointerover' ? event.target : event.relatedTarget;
  const next = closestTo(under, '[data-menu]');
  clearTimeout(timer);
  if (next === current) return;
  timer = setTimeout(() => moveTo(next), next ? openingDelay : closingDelay);
}

function moveTo(next: Element | null) {
  if (current && openedByHovering && isOpen(current)) {
    // A panel with focus stays open until the mouse enters another menu.
    if (next || !panelOf(current).matches(':focus-within')) panelOf(current).hidePopover();
  }
  current = next;
  openedByHovering = false;
  if (!current || isOpen(current) || !hasButton(current)) return;
  panelOf(current).showPopover();
  openedByHovering = true;
}

addEventListener('pointerover', trackMouse);
addEventListener('pointerout', trackMouse);

addEventListener(
  'click',
  (event) => {
    const button = closestTo(event.target, '[data-menu]>button');
    if (!button) return;
    clearTimeout(timer);
    current = button.parentElement;
    if (current && openedByHovering && isOpen(current)) event.preventDefault();
    openedByHovering = false;
  },
  true,
);

addEventListener('focusin', ({ target }) => {
  const panel = document.querySelector<HTMLElement>(':popover-open');
  if (!panel?.parentNode?.contains(target as Node)) panel?.hidePopover();
});

addEventListener(
  'toggle',
  (event) => {
    if ((event.target as HTMLElement).id === 'phone-menu')
      document.body.dataset.panel = (event as ToggleEvent).newState;
  },
  true,
);
