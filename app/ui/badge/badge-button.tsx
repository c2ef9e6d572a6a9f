import type { ComponentProps } from 'react';
import { tone as tones } from './badge.css.ts';
import type { Tone } from './badge.tsx';
import { operable, track, trackOn } from './badge-button.css.ts';

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
