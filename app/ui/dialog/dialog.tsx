import * as Primitive from '@radix-ui/react-dialog';
import { type ReactNode, useId, useState } from 'react';
import { useLocation } from 'react-router';
import { X } from '#app/ui/icon/icons.ts';
import { IconButton } from '../button/button.tsx';
import { AddressForm } from '../form/address-form.tsx';
import * as css from './dialog.css.ts';

export interface DialogProps {
  readonly title: string;
  readonly description?: string;
  /**
   * Called on Escape, on a click outside and by the close button. The dialog closes when it is no longer rendered.
   * Without this callback the dialog has no close button, and only its own content can close it.
   */
  readonly onClose?: () => void;
  /** Address to open on close, for a dialog that is a route. The close button then works without scripts. */
  readonly closeTo?: string;
  /** `wide` is for forms and fills a phone's screen. A click outside does not close it. */
  readonly width?: keyof typeof css.width;
  readonly children: ReactNode;
}

/**
 * A dialog that is open while it is rendered. It uses no portal, so the server renders it and its form works before
 * scripts load. No ancestor may therefore have a transform, a filter or a z-index.
 */
export function Dialog({ title, description, onClose, closeTo, width = 'narrow', children }: DialogProps) {
  const { pathname } = useLocation();
  // Radix sets the accessible name only after hydration. Screen readers may read the server's HTML before that.
  const titleId = useId();
  const descriptionId = useId();
  const [opener] = useState(() => (typeof document === 'undefined' ? null : document.activeElement));

  function returnFocus(event: Event) {
    event.preventDefault();
    requestAnimationFrame(() => {
      const isKnown = opener !== document.body && opener?.isConnected;
      // The message about a save may have taken the focus meanwhile.
      if (!isKnown && document.activeElement !== document.body) return;
      const back = isKnown ? opener : openerOf(pathname);
      if (back instanceof HTMLElement) back.focus();
    });
  }

  return (
    <Primitive.Root open onOpenChange={(open) => open || onClose?.()}>
      {/* Radix would set `pointerEvents` in a style attribute, which the content security policy forbids in HTML. */}
      <Primitive.Overlay className={css.overlay} style={{ pointerEvents: undefined }} />
      <Primitive.Content
        className={css.width[width]}
        onOpenAutoFocus={focusDialog}
        onCloseAutoFocus={returnFocus}
        onEscapeKeyDown={ignoreInOpenDisclosure}
        // A click outside must not discard what was typed into the form.
        onInteractOutside={width === 'wide' ? (event) => event.preventDefault() : undefined}
        aria-labelledby={titleId}
        aria-describedby={description ? descriptionId : undefined}
      >
        <div className={css.header}>
          <Primitive.Title id={titleId} className={css.title}>
            {title}
          </Primitive.Title>
          {closeTo === undefined ? (
            onClose && (
              <IconButton label="Close" onClick={onClose}>
                <X size={20} aria-hidden />
              </IconButton>
            )
          ) : (
            <AddressForm to={closeTo}>
              <IconButton type="submit" label="Close">
                <X size={20} aria-hidden />
              </IconButton>
            </AddressForm>
          )}
        </div>
        <div className={css.body}>
          {description && (
            <p id={descriptionId} className={css.description}>
              {description}
            </p>
          )}
          {children}
        </div>
      </Primitive.Content>
    </Primitive.Root>
  );
}

/**
 * Element that receives focus after a dialog that was open on page load, when no opener is known. Returns the link or
 * button that leads to the dialog. If that is gone, as after a deletion, returns the page's main element.
 */
function openerOf(path: string): Element | null {
  const there = CSS.escape(path);
  return (
    document.querySelector(`a[href="${there}"], form[action="${there}"] [type=submit]`) ??
    document.querySelector('main')
  );
}

/** Focuses the dialog itself. Focus on the first field would open a phone's keyboard over a form that was not read yet. */
function focusDialog(event: Event) {
  event.preventDefault();
  (event.currentTarget as HTMLElement).focus();
}

/** Prevents Escape from closing the dialog while a disclosure in it is open; that Escape closes the disclosure. */
function ignoreInOpenDisclosure(event: KeyboardEvent) {
  if (event.target instanceof Element && event.target.closest('details[open]')) event.preventDefault();
}
