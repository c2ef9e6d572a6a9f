import type { ReactNode } from 'react';
import { Stack } from '../layout/stack.tsx';
import { about as aboutLook, section } from './example.css.ts';

interface ExampleProps {
  readonly title: string;
  readonly about: string;
  readonly children: ReactNode;
}

/** A section of the design system page: name and rule on the left, states on the right. */
export function Example({ title, about, children }: ExampleProps) {
  return (
    <section className={section} aria-label={title}>
      <div>
        <h2>{title}</h2>
        <p className={aboutLook}>{about}</p>
      </div>
      <Stack gap="5">{children}</Stack>
    </section>
  );
}
