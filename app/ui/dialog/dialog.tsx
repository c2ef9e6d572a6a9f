import * as Primitive from '@radix-ui/react-dialog';
import { type ReactNode, useId, useState } from 'react';
import { Form, useLocation } from 'react-router';
import { pathOfAddress } from '#app/navigation/list-address.ts';
import { X } from '#app/ui/icon/icons.ts';
import { IconButton } from '../button/button.tsx';
import { AddressFields } from '../form/address-fields.tsx';
import * as css from './dialog.css.ts';

export interface DialogProps {
  readonly title: string;
  readonly description?: string;
  /**
   * Asked for by Escape, by a press outside, and by the close button. The dialog closes when it is no longer rendered. Without it there is
   * no way out but what the dialog asks.
   */
  readonly onClose?: () => void;
  /** Where closing leads, for a dialog that is a page of its own: the close button then works without scripts. */
  readonly closeTo?: string;
  /** `wide` for forms: it fills a phone's screen. */
  readonly width?: keyof typeof css.width;
  readonly children: ReactNode;
}

/**
 * A dialog, open for as long as it is rendered. The server renders it too: there is no portal, so the form in it is
 * there before scripts are, and no ancestor may have a transform, a filter or a z-index of its own.
 */
export function Dialog({ title, description, onClose, closeTo, width = 'narrow', children }: DialogProps) {
  const { pathname } = useLocation();
  // Radix names a dialog only once its scripts run; the server's HTML is read aloud before that.
  const titleId = useId();
  const descriptionId = useId();
  const [opener] = useState(() => (typeof document === 'undefined' ? null : document.activeElement));

  function returnFocus(event: Event) {
    event.preventDefault();
    requestAnimationFrame(() => {
      const back = opener === document.body || !opener?.isConnected ? leadingTo(pathname) : opener;
      if (back instanceof HTMLElement) back.focus();
    });
  }

  return (
    <Primitive.Root open onOpenChange={(open) => open || onClose?.()}>
      {/* Radix would write this as a style attribute, which the policy forbids in the server's HTML. */}
      <Primitive.Overlay className={css.overlay} style={{ pointerEvents: undefined }} />
      <Primitive.Content
        className={css.width[width]}
        onOpenAutoFocus={focusDialog}
        onCloseAutoFocus={returnFocus}
        onEscapeKeyDown={leaveToOpenList}
        // A press beside a form must not throw away what was typed into it.
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
            <Form method="get" action={pathOfAddress(closeTo)} preventScrollReset>
              <AddressFields of={closeTo} />
              <IconButton type="submit" label="Close">
                <X size={20} aria-hidden />
              </IconButton>
            </Form>
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
 * Where the focus goes after a dialog that came with the page, so that no press on it is known: to what leads to it, or
 * where that is gone, as with a deleted row, to the page's content.
 */
function leadingTo(path: string): Element | null {
  const there = CSS.escape(path);
  return (
    document.querySelector(`a[href="${there}"], form[action="${there}"] [type=submit]`) ??
    document.querySelector('main')
  );
}

/** Focuses the dialog and not its first field, which would bring a phone's keyboard up over a form not yet read. */
function focusDialog(event: Event) {
  event.preventDefault();
  (event.currentTarget as HTMLElement).focus();
}

/** Escape closes an open list of choices first, and the dialog only after it. */
function leaveToOpenList(event: KeyboardEvent) {
  if (event.target instanceof Element && event.target.closest('details[open]')) event.preventDefault();
}
