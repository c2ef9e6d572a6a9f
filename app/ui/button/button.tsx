import type { ComponentProps, MouseEvent } from 'react';
import { button } from './button.css.ts';
import './button-states.later.css.ts';

export interface ButtonLook {
  readonly variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  readonly size?: 'medium' | 'small';
}

export type Unstyled<Props> = Omit<Props, 'className' | 'style'>;

type ButtonProps = Unstyled<ComponentProps<'button'>> & ButtonLook & { readonly busy?: boolean };

/**
 * A button. As in HTML, one inside a form submits it unless its `type` says otherwise.
 *
 * @param busy its work is under way: it does nothing more, but keeps the focus, which `disabled` would lose
 */
export function Button({ variant, size, busy = false, onClick, ...attributes }: ButtonProps) {
  function clickUnlessBusy(event: MouseEvent<HTMLButtonElement>) {
    if (busy) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <button
      {...attributes}
      {...(busy && { 'aria-busy': true, 'aria-disabled': true })}
      className={button({ variant, size })}
      onClick={clickUnlessBusy}
    />
  );
}

/** A link that looks like a button and loads a document: for public pages, other sites, tel: and mailto:. */
export function ButtonLink({ variant, size, ...attributes }: Unstyled<ComponentProps<'a'>> & ButtonLook) {
  return <a {...attributes} className={button({ variant, size })} />;
}

interface IconLook {
  /** What it does: its accessible name, and the tooltip of those who point. */
  readonly label: string;
  readonly variant?: ButtonLook['variant'];
}

/** A button of one icon, its children. It submits no form unless its `type` says so. */
export function IconButton({
  label,
  variant = 'quiet',
  ...attributes
}: Unstyled<ComponentProps<'button'>> & IconLook) {
  return (
    <button
      type="button"
      {...attributes}
      aria-label={label}
      title={label}
      className={button({ variant, size: 'icon' })}
    />
  );
}
