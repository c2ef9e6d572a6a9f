import type { ComponentProps, ReactNode } from 'react';
import { operable, tone as tones, track, trackOn } from './badge.css.ts';

export type Tone = keyof typeof tones;

/** Short label for the state of something. */
export function Badge({ tone, children }: { readonly tone: Tone; readonly children: ReactNode }) {
  return <span className={tones[tone]}>{children}</span>;
}

type BadgeButtonProps = Omit<ComponentProps<'button'>, 'className' | 'style'> & {
  readonly tone: Tone;
};

/** A badge that toggles a state. Like any HTML button, it submits its form by default. */
export function BadgeButton({ tone, children, ...attributes }: BadgeButtonProps) {
  return (
    <button {...attributes} className={`${tones[tone]} ${operable}`}>
      <span aria-hidden className={tone === 'positive' ? `${track} ${trackOn}` : track} />
      {/* A browser's translation replaces text nodes; React could not change a text beside another node any more. */}
      <span>{children}</span>
    </button>
  );
}
