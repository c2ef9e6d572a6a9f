import type { ReactNode } from 'react';
import { card } from './card.css.ts';

export interface CardProps {
  readonly as?: 'article' | 'div' | 'section' | 'li';
  readonly children: ReactNode;
}

/** One thing among its like, lifted off the page. */
export function Card({ as: Element = 'div', children }: CardProps) {
  return <Element className={card}>{children}</Element>;
}
