import * as Primitive from '@radix-ui/react-dropdown-menu';
import { type ReactNode, useState } from 'react';
import { Link, type LinkProps } from 'react-router';
import * as css from './action-menu.css.ts';

export interface MenuProps {
  /** What the menu is for: the accessible name of its button, which must begin with any words shown on it. */
  readonly label: string;
  /** What is inside the button: an icon, or words. */
  readonly trigger: ReactNode;
  readonly children: ReactNode;
}

/** A button that opens a list of things to do. It needs scripts, so it belongs to staff pages. */
export function Menu({ label, trigger, children }: MenuProps) {
  // Out of what would cut it off, such as a table, but not out of the landmark it belongs to.
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const landmark = button?.closest<HTMLElement>('main, header, nav, [role="dialog"]');
  return (
    <Primitive.Root modal={false}>
      <Primitive.Trigger ref={setButton} className={css.trigger} aria-label={label}>
        {trigger}
      </Primitive.Trigger>
      <Primitive.Portal container={landmark}>
        <Primitive.Content className={css.list} align="end" sideOffset={4} collisionPadding={8}>
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

export interface MenuItemProps {
  readonly onSelect?: () => void;
  readonly disabled?: boolean;
  readonly children: ReactNode;
}

export function MenuItem({ onSelect, disabled, children }: MenuItemProps) {
  return (
    <Primitive.Item className={css.item} onSelect={onSelect} disabled={disabled}>
      {children}
    </Primitive.Item>
  );
}

export function MenuLink({ to, children }: Pick<LinkProps, 'to'> & { readonly children: ReactNode }) {
  return (
    <Primitive.Item asChild className={css.item}>
      <Link to={to}>{children}</Link>
    </Primitive.Item>
  );
}
