import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { useHydrated } from '../hydration/hydration.ts';
import * as css from './tabs.css.ts';

export interface Tab<Id extends string> {
  readonly id: Id;
  readonly label: string;
  /** State of the content in a few words, such as '2 missing'. */
  readonly note?: string;
  /** Whether the content has an error. The note says so. */
  readonly isWrong?: boolean;
}

interface TabsProps<Id extends string> {
  /** Accessible name of the tabs. */
  readonly label: string;
  readonly tabs: readonly Tab<Id>[];
  readonly open: Id;
  readonly onOpen: (id: Id) => void;
  /** Content of the open tab. Without scripts it must be the content of all tabs, because there are none. */
  readonly children: ReactNode;
}

const steps: Readonly<Partial<Record<string, (at: number, last: number) => number>>> = {
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  Home: () => 0,
  End: (_, last) => last,
};

/** Tabs of one panel. The caller decides what the panel shows, so that controls in closed tabs stay part of their form. */
export function Tabs<Id extends string>({ label, tabs, open, onOpen, children }: TabsProps<Id>) {
  const hydrated = useHydrated();
  const name = useId();
  const list = useRef<HTMLDivElement>(null);
  const idOf = (tab: Id) => `${name}-${tab}`;

  function step(event: KeyboardEvent) {
    const at = tabs.findIndex(({ id }) => id === open);
    const next = tabs[steps[event.key]?.(at, tabs.length - 1) ?? -1];
    if (!next) return;
    event.preventDefault();
    onOpen(next.id);
    list.current?.querySelector<HTMLElement>(`[data-tab="${next.id}"]`)?.focus();
  }

  return (
    <div className={css.tabs}>
      {hydrated && (
        <div ref={list} role="tablist" aria-label={label} className={css.list}>
          {tabs.map(({ id, label: words, note, isWrong }) => (
            <button
              key={id}
              type="button"
              role="tab"
              id={idOf(id)}
              data-tab={id}
              aria-selected={id === open}
              aria-controls={`${name}-panel`}
              tabIndex={id === open ? 0 : -1}
              className={css.tab}
              onClick={() => onOpen(id)}
              onKeyDown={step}
            >
              {words}
              {note && (
                <span className={css.note} data-wrong={isWrong || undefined}>
                  {note}
                </span>
              )}
            </button>
          ))}
        </div>
      )}
      <div {...(hydrated && { role: 'tabpanel', id: `${name}-panel`, 'aria-labelledby': idOf(open) })}>
        {children}
      </div>
    </div>
  );
}
