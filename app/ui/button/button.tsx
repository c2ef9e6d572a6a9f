import type { ComponentProps, MouseEvent } from 'react';
import { button } from './button.css.ts';
import './button-states.later.css.ts';

export interface ButtonStyle {
  readonly variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  readonly size?: 'medium' | 'small';
}

export type WithoutStyleProps<Props> = Omit<Props, 'className' | 'style'>;

type ButtonProps = WithoutStyleProps<ComponentProps<'button'>> & ButtonStyle & { readonly busy?: boolean };

/**
 * A button. Inside a form it submits the form unless `type` says otherwise, as in HTML.
 *
 * @param busy true while its action runs: clicks are ignored, but the button does not lose focus, as it would with
 * `disabled`
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

/** A link that looks like a button and loads a document. Use it for public pages, other sites, `tel:` and `mailto:`. */
export function ButtonLink({
  variant,
  size,
  ...attributes
}: WithoutStyleProps<ComponentProps<'a'>> & ButtonStyle) {
  return <a {...attributes} className={button({ variant, size })} />;
}

interface IconLook {
  /** Accessible name of the button, also shown as its tooltip. */
  readonly label: string;
  readonly variant?: ButtonStyle['variant'];
}

/** A button whose only content is an icon. Its default `type` is `button`, so it does not submit a form. */
export function IconButton({
  label,
  variant = 'quiet',
  ...attributes
}: WithoutStyleProps<ComponentProps<'button'>> & IconLook) {
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
