import { Fragment, type KeyboardEvent, type ReactNode, Suspense, use, useState } from 'react';
import { Link } from 'react-router';
import type { IconComponent } from '#app/ui/icon/icon.tsx';
import { useHydrated } from '../hydration/hydration.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as css from './action-menu.css.ts';

let loading: Promise<typeof import('@radix-ui/react-dropdown-menu') | null> | undefined;

/** Loads Radix's menu only after hydration, because the package is large. If the import fails, no menu is rendered. */
function useMenuPackage() {
  loading ??= import('@radix-ui/react-dropdown-menu').catch(() => null);
  return use(loading);
}

/** An entry of the menu: a link within the staff area (`to`), a link in a new tab (`newTab`), or a callback (`onChoose`). */
export type Action = {
  readonly label: string;
  readonly Icon: IconComponent;
  /** `danger` marks an action that cannot be undone. A separator is drawn above it. */
  readonly tone?: keyof typeof css.item;
} & ({ readonly to: string } | { readonly newTab: string } | { readonly onChoose: () => void });

interface ActionMenuProps {
  /** Accessible name of the menu's button. It must begin with the visible words of the button, if there are any. */
  readonly label: string;
  /** Id of the element that describes the menu's subject, needed when several menus share one label. */
  readonly describedBy?: string;
  /** Content of the button: an icon or text. */
  readonly trigger: ReactNode;
  readonly actions: readonly Action[];
}

/**
 * A button that opens a menu of actions. It needs scripts, so use it on staff pages only. It appears after hydration:
 * the caller must reserve its space and offer the same actions without it.
 */
export function ActionMenu(props: ActionMenuProps) {
  const hydrated = useHydrated();
  return (
    hydrated && (
      <Suspense fallback={null}>
        <LoadedMenu {...props} />
      </Suspense>
    )
  );
}

function LoadedMenu({ label, describedBy, trigger, actions }: ActionMenuProps) {
  const Primitive = useMenuPackage();
  const [isOpen, setOpen] = useState(false);
  // Renders the list at the end of the surrounding landmark, because a table would clip it.
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const landmark = button?.closest<HTMLElement>('main, header, nav, [role="dialog"]');

  /** Closes the menu on Tab and returns focus to its button. Radix ignores Tab while a menu is open. */
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
          {actions.map(({ tone = 'plain', ...action }) => (
            <Fragment key={action.label}>
              {tone === 'danger' && <Primitive.Separator className={css.separator} />}
              {'onChoose' in action ? (
                <Primitive.Item className={css.item[tone]} onSelect={action.onChoose}>
                  <action.Icon size={20} aria-hidden />
                  {action.label}
                </Primitive.Item>
              ) : (
                <Primitive.Item asChild className={css.item[tone]}>
                  {linkOf(action)}
                </Primitive.Item>
              )}
            </Fragment>
          ))}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

/**
 * Renders the link of an entry. A new tab receives the referrer, because YouTube answers error 153 without one. Pass
 * only validated addresses.
 */
function linkOf({ label, Icon, ...destination }: Exclude<Action, { readonly onChoose: () => void }>) {
  const icon = <Icon size={20} aria-hidden />;
  return 'to' in destination ? (
    <Link to={destination.to} preventScrollReset>
      {icon}
      {label}
    </Link>
  ) : (
    <a href={destination.newTab} target="_blank" rel="noopener">
      {icon}
      <span>
        {label}
        <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
      </span>
    </a>
  );
}
