import type { ReactNode } from 'react';
import { card } from './card.css.ts';

export interface CardProps {
  readonly as?: 'article' | 'div' | 'section' | 'li';
  readonly children: ReactNode;
}

/** A surface for one of several like things. */
export function Card({ as: Element = 'div', children }: CardProps) {
  return <Element className={card}>{children}</Element>;
}
