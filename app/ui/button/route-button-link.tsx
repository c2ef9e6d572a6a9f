import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { button } from './button.css.ts';
import type { ButtonLook, Unstyled } from './button.tsx';

/** A link that looks like a button and navigates through the router. Use it on staff pages. */
export function RouteButtonLink({
  variant,
  size,
  ...props
}: Unstyled<ComponentProps<typeof Link>> & ButtonLook) {
  return <Link {...props} className={button({ variant, size })} />;
}
