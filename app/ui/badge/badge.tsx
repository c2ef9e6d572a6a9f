import type { ReactNode } from 'react';
import { tone as tones } from './badge.css.ts';

export type Tone = keyof typeof tones;

/** Short label for the state of something. */
export function Badge({ tone, children }: { readonly tone: Tone; readonly children: ReactNode }) {
  return <span className={tones[tone]}>{children}</span>;
}
