import type { ReactNode } from 'react';
import * as css from './hero-text.css.ts';

interface HeroWordsProps {
  /** First line of the heading, in small type: the hospital's name. */
  readonly name: ReactNode;
  readonly heading: string;
  readonly text: string;
  /** Buttons below the text. */
  readonly children: ReactNode;
}

export function HeroText({ name, heading, text, children }: HeroWordsProps) {
  return (
    <div className={css.words}>
      <h1 className={css.heading}>
        <span className={css.name}>{name}</span> {heading}
      </h1>
      <p className={css.text}>{text}</p>
      <div className={css.actions}>{children}</div>
    </div>
  );
}
