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

type Menu = Element | null | undefined;

/** Menu that is hovered, or whose button was clicked last. */
let current: Menu;
/** If true, there is a current menu. */
let openedByHovering: boolean | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

const panelOf = (menu: Menu) => (menu as Element).lastChild as HTMLElement;
/** On a phone the button is hidden and has no width, because its panel is always visible in the phone menu. */
const buttonWidth = (menu: Element) => (menu.firstChild as HTMLElement).offsetWidth;
const isOpen = (menu: Menu) => panelOf(menu).matches(':popover-open');

/** Event targets are elements, except for events of the document itself, which has no `closest`. */
const closestTo = (target: EventTarget | null, selector: string) =>
  (target as Partial<Element> | null)?.closest?.(selector);

function trackMouse(event: PointerEvent) {
  if (event.pointerType === 'mouse') {
    const under = event.type === 'pointerover' ? event.target : event.relatedTarget;
    const next = closestTo(under, '[data-menu]');
    clearTimeout(timer);
    if (next !== current) timer = setTimeout(() => moveTo(next), next ? openingDelay : closingDelay);
  }
}

function moveTo(next: Menu) {
  if (openedByHovering && isOpen(current)) {
    // A panel with focus stays open until the mouse enters another menu.
    if (next || !panelOf(current).matches(':focus-within')) panelOf(current).hidePopover();
  }
  current = next;
  openedByHovering = false;
  if (!current || isOpen(current) || !buttonWidth(current)) return;
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
    if (openedByHovering && isOpen(current)) event.preventDefault();
    openedByHovering = false;
  },
  true,
);

addEventListener('focusin', ({ target }) => {
  const panel = document.querySelector<HTMLElement>(':popover-open');
  if (panel && !panel.parentNode?.contains(target as Node)) panel.hidePopover();
});

addEventListener(
  'toggle',
  ({ target, newState }: Partial<ToggleEvent>) => {
    if ((target as HTMLElement).id === 'phone-menu') document.body.dataset.panel = newState;
  },
  true,
);
