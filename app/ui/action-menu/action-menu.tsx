import type { LucideIcon } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, Suspense, use, useState } from 'react';
import { Link, type LinkProps } from 'react-router';
import { useHydrated } from '../hydration/hydration.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as css from './action-menu.css.ts';

type MenuPackage = typeof import('@radix-ui/react-dropdown-menu');

let asked: Promise<MenuPackage | null> | undefined;

/** The package is heavy, so it comes once the page works; where it cannot be had there is no menu. */
function useMenuPackage(): MenuPackage | null {
  asked ??= import('@radix-ui/react-dropdown-menu').catch(() => null);
  return use(asked);
}

export interface MenuProps {
  /** What the menu is for: the accessible name of its button, which must begin with any words shown on it. */
  readonly label: string;
  /** The id of the element that says what it is about, where several menus have the same label. */
  readonly describedBy?: string;
  /** What is inside the button: an icon, or words. */
  readonly trigger: ReactNode;
  readonly children: ReactNode;
}

/**
 * A button that opens a list of things to do. It needs scripts, so it belongs to staff pages, and it comes after the
 * page: whoever shows it keeps its place and offers a way without it.
 */
export function Menu(props: MenuProps) {
  const hydrated = useHydrated();
  return (
    hydrated && (
      <Suspense fallback={null}>
        <LoadedMenu {...props} />
      </Suspense>
    )
  );
}

function LoadedMenu({ label, describedBy, trigger, children }: MenuProps) {
  const Primitive = useMenuPackage();
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

  if (!Primitive) return null;
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
  readonly Icon?: LucideIcon;
  readonly children: ReactNode;
}

export interface MenuItemProps extends EntryLook {
  readonly onSelect?: () => void;
  readonly disabled?: boolean;
}

export function MenuItem({ onSelect, disabled, tone = 'plain', Icon, children }: MenuItemProps) {
  const Primitive = useMenuPackage();
  return (
    Primitive && (
      <Primitive.Item className={css.item[tone]} onSelect={onSelect} disabled={disabled}>
        {Icon && <Icon size={20} aria-hidden />}
        {children}
      </Primitive.Item>
    )
  );
}

/** An entry that leads to a page of the staff area. */
export function MenuLink({
  tone = 'plain',
  Icon,
  children,
  ...link
}: EntryLook & Pick<LinkProps, 'to' | 'preventScrollReset'>) {
  const Primitive = useMenuPackage();
  return (
    Primitive && (
      <Primitive.Item asChild className={css.item[tone]}>
        <Link {...link}>
          {Icon && <Icon size={20} aria-hidden />}
          {children}
        </Link>
      </Primitive.Item>
    )
  );
}

/**
 * An entry that opens a new tab. It sends the referrer, without which YouTube answers with an error (153), so it is for
 * addresses that were checked.
 */
export function MenuNewTabLink({
  href,
  tone = 'plain',
  Icon,
  children,
}: EntryLook & { readonly href: string }) {
  const Primitive = useMenuPackage();
  return (
    Primitive && (
      <Primitive.Item asChild className={css.item[tone]}>
        <a href={href} target="_blank" rel="noopener">
          {Icon && <Icon size={20} aria-hidden />}
          <span>
            {children}
            <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
          </span>
        </a>
      </Primitive.Item>
    )
  );
}

/** A line before what must not be pressed by mistake. */
export function MenuSeparator() {
  const Primitive = useMenuPackage();
  return Primitive && <Primitive.Separator className={css.separator} />;
}
