import type { ElementType, HTMLAttributes, ReactNode } from 'react';
import type { space } from '../theme/tokens.ts';
import * as css from './stack.css.ts';

export interface StackProps extends Omit<HTMLAttributes<HTMLElement>, 'style'> {
  readonly gap?: keyof typeof space;
  /** Element to render, such as `ul`, `section` or `form`. */
  readonly as?: ElementType;
  readonly children: ReactNode;
}

interface ClusterProps extends StackProps {
  readonly align?: keyof typeof css.align;
  /** Whether items wrap to the next row. */
  readonly wrap?: boolean;
}

/** Lays out children vertically with even gaps. */
export function Stack({ gap = '4', as: Element = 'div', className, ...attributes }: StackProps) {
  return <Element {...attributes} className={joined(css.stack, css.gap[gap], className)} />;
}

/** Lays out children horizontally with even gaps, and wraps them by default. */
export function Cluster({
  gap = '3',
  as: Element = 'div',
  align = 'center',
  wrap = true,
  className,
  ...attributes
}: ClusterProps) {
  const look = joined(
    css.cluster,
    wrap ? css.wrapping : undefined,
    css.gap[gap],
    css.align[align],
    className,
  );
  return <Element {...attributes} className={look} />;
}

function joined(...names: readonly (string | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
