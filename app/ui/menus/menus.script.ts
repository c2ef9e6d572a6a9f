/**
 * Opens the header's menus where a mouse rests on them. Without it a press opens them, and where scripts are off their style does. It
 * listens on the document, so that it does not matter whether and when React takes over.
 *
 * A press just after hovering opened a menu means "stay open": it pins the menu instead of closing it. A menu that the
 * keyboard leaves closes, so that no panel lies over the element with the focus.
 *
 * It notes on `body` whether a panel is `open` or `closed`: behind the phone's menu nothing is then seen or reached
 * (phone-menu.later.css.ts).
 */

/** Milliseconds that the mouse rests on a menu before it opens. */
const openingDelay = 90;
/** Milliseconds that the mouse may be off a menu before it closes. */
const closingDelay = 250;

/** The menu on which the mouse rests, or that was pressed last. */
let current: Element | null = null;
let openedByHovering = false;
let timer: ReturnType<typeof setTimeout> | undefined;

/** A menu's last child is its panel. */
const panelOf = (menu: Element) => menu.lastChild as HTMLElement;
const isOpen = (menu: Element) => panelOf(menu).matches(':popover-open');

/** The events that are listened to come from elements, except those of the document itself. */
const closestTo = (target: EventTarget | null, selector: string) =>
  (target as Partial<Element> | null)?.closest?.(selector) ?? null;

function follow(event: PointerEvent) {
  if (event.pointerType !== 'mouse') return;
  const under = event.type === 'pointerover' ? event.target : event.relatedTarget;
  const next = closestTo(under, '[data-menu]');
  clearTimeout(timer);
  if (next === current) return;
  timer = setTimeout(() => moveTo(next), next ? openingDelay : closingDelay);
}

function moveTo(next: Element | null) {
  if (current && openedByHovering && isOpen(current)) {
    // A panel with the focus stays while the mouse is on no other menu.
    if (next || !panelOf(current).matches(':focus-within')) panelOf(current).hidePopover();
  }
  current = next;
  openedByHovering = false;
  if (!current || isOpen(current)) return;
  panelOf(current).showPopover();
  openedByHovering = true;
}

addEventListener('pointerover', follow);
addEventListener('pointerout', follow);

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
    if ((event.target as HTMLElement).popover) document.body.dataset.panel = (event as ToggleEvent).newState;
  },
  true,
);
