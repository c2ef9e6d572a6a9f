import { Fragment, type KeyboardEvent, type ReactNode, Suspense, use, useState } from 'react';
import { Link } from 'react-router';
import type { SiteIcon } from '#app/ui/icon/icon.tsx';
import { useHydrated } from '../hydration/hydration.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as css from './action-menu.css.ts';

let asked: Promise<typeof import('@radix-ui/react-dropdown-menu') | null> | undefined;

/** The package is heavy, so it comes once the page works; where it cannot be had there is no menu. */
function useMenuPackage() {
  asked ??= import('@radix-ui/react-dropdown-menu').catch(() => null);
  return use(asked);
}

/** An entry of the menu: it leads to a page of the staff area, opens an address in a new tab, or does something at once. */
export type Action = {
  readonly label: string;
  readonly Icon: SiteIcon;
  /** `danger` for what cannot be taken back; a line stands before it. */
  readonly tone?: keyof typeof css.item;
} & ({ readonly to: string } | { readonly newTab: string } | { readonly onChoose: () => void });

interface ActionMenuProps {
  /** What the menu is for: the accessible name of its button, which must begin with any words shown on it. */
  readonly label: string;
  /** The id of the element that says what it is about, where several menus have the same label. */
  readonly describedBy?: string;
  /** What is inside the button: an icon, or words. */
  readonly trigger: ReactNode;
  readonly actions: readonly Action[];
}

/**
 * A button that opens a list of things to do. It needs scripts, so it belongs to staff pages, and it comes after the
 * page: whoever shows it keeps its place and offers a way without it.
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

/** A new tab is sent the referrer, without which YouTube answers with an error (153): only for addresses that were checked. */
function linkOf({ label, Icon, ...leads }: Exclude<Action, { readonly onChoose: () => void }>) {
  const icon = <Icon size={20} aria-hidden />;
  return 'to' in leads ? (
    <Link to={leads.to} preventScrollReset>
      {icon}
      {label}
    </Link>
  ) : (
    <a href={leads.newTab} target="_blank" rel="noopener">
      {icon}
      <span>
        {label}
        <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
      </span>
    </a>
  );
}
