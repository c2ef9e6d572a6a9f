import type { ComponentProps, ReactNode } from 'react';
import { operable, tone as tones, track, trackOn } from './badge.css.ts';

export type Tone = keyof typeof tones;

/** A word or two about the state of something. */
export function Badge({ tone, children }: { readonly tone: Tone; readonly children: ReactNode }) {
  return <span className={tones[tone]}>{children}</span>;
}

type BadgeButtonProps = Omit<ComponentProps<'button'>, 'className' | 'style'> & {
  readonly tone: Tone;
};

/** A badge that changes what it says when pressed. As in HTML, it submits the form it is in. */
export function BadgeButton({ tone, children, ...attributes }: BadgeButtonProps) {
  return (
    <button {...attributes} className={`${tones[tone]} ${operable}`}>
      <span aria-hidden className={tone === 'positive' ? `${track} ${trackOn}` : track} />
      {children}
    </button>
  );
}
