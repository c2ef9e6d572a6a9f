import * as Primitive from '@radix-ui/react-dropdown-menu';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { Link, type LinkProps } from 'react-router';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as css from './action-menu.css.ts';

export interface MenuProps {
  /** What the menu is for: the accessible name of its button, which must begin with any words shown on it. */
  readonly label: string;
  /** The id of the element that says what it is about, where several menus have the same label. */
  readonly describedBy?: string;
  /** What is inside the button: an icon, or words. */
  readonly trigger: ReactNode;
  readonly children: ReactNode;
}

/** A button that opens a list of things to do. It needs scripts, so it belongs to staff pages. */
export function Menu({ label, describedBy, trigger, children }: MenuProps) {
  const [isOpen, setOpen] = useState(false);
  // A table would cut the list off, so it is put at the end of the landmark around the button.
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const landmark = button?.closest<HTMLElement>('main, header, nav, [role="dialog"]');

  /** Radix lets Tab do nothing in an open menu; here it closes it, and the focus goes back to the button. */
  function closeOnTab(event: KeyboardEvent) {
    if (event.key !== 'Tab') return;
    event.preventDefault();
    setOpen(false);
  }

  return (
    <Primitive.Root modal={false} open={isOpen} onOpenChange={setOpen}>
      <Primitive.Trigger
        ref={setButton}
        className={css.trigger}
        aria-label={label}
        aria-describedby={describedBy}
        title={label}
      >
        {trigger}
      </Primitive.Trigger>
      <Primitive.Portal container={landmark}>
        <Primitive.Content
          className={css.list}
          align="end"
          sideOffset={4}
          collisionPadding={8}
          onKeyDown={closeOnTab}
        >
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

interface EntryLook {
  /** `danger` for what cannot be taken back. */
  readonly tone?: keyof typeof css.item;
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}

export interface MenuItemProps extends EntryLook {
  readonly onSelect?: () => void;
  readonly disabled?: boolean;
}

export function MenuItem({ onSelect, disabled, tone = 'plain', icon, children }: MenuItemProps) {
  return (
    <Primitive.Item className={css.item[tone]} onSelect={onSelect} disabled={disabled}>
      {icon}
      {children}
    </Primitive.Item>
  );
}

/** An entry that leads to a page of the staff area. */
export function MenuLink({
  tone = 'plain',
  icon,
  children,
  ...link
}: EntryLook & Pick<LinkProps, 'to' | 'preventScrollReset'>) {
  return (
    <Primitive.Item asChild className={css.item[tone]}>
      <Link {...link}>
        {icon}
        {children}
      </Link>
    </Primitive.Item>
  );
}

/**
 * An entry that opens a new tab. It sends the referrer, without which YouTube answers with an error (153), so it is for
 * addresses that were checked.
 */
export function MenuNewTabLink({
  href,
  tone = 'plain',
  icon,
  children,
}: EntryLook & { readonly href: string }) {
  return (
    <Primitive.Item asChild className={css.item[tone]}>
      <a href={href} target="_blank" rel="noopener">
        {icon}
        <span>
          {children}
          <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
        </span>
      </a>
    </Primitive.Item>
  );
}

/** A line before what must not be pressed by mistake. */
export function MenuSeparator() {
  return <Primitive.Separator className={css.separator} />;
}
