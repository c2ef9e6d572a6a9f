import type { ElementType, HTMLAttributes, ReactNode } from 'react';
import type { space } from '../theme/tokens.ts';
import * as css from './stack.css.ts';

export interface StackProps extends Omit<HTMLAttributes<HTMLElement>, 'style'> {
  readonly gap?: keyof typeof space;
  /** The element it is, such as `ul`, `section` or `form`. */
  readonly as?: ElementType;
  readonly children: ReactNode;
}

export interface ClusterProps extends StackProps {
  readonly align?: keyof typeof css.align;
}

/** Things one below the other, evenly apart. */
export function Stack({ gap = '4', as: Element = 'div', className, ...attributes }: StackProps) {
  return <Element {...attributes} className={joined(css.stack, css.gap[gap], className)} />;
}

/** Things side by side, evenly apart, wrapping where the row is full. */
export function Cluster({ gap = '3', as: Element = 'div', align = 'center', className, ...attributes }: ClusterProps) {
  return <Element {...attributes} className={joined(css.cluster, css.gap[gap], css.align[align], className)} />;
}

function joined(...names: readonly (string | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
