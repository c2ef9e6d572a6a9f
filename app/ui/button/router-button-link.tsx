import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { button } from './button.css.ts';
import type { ButtonStyle, WithoutStyleProps } from './button.tsx';

/** A link that looks like a button and navigates through the router. Use it on staff pages. */
export function RouterButtonLink({
  variant,
  size,
  ...props
}: WithoutStyleProps<ComponentProps<typeof Link>> & ButtonStyle) {
  return <Link {...props} className={button({ variant, size })} />;
}
