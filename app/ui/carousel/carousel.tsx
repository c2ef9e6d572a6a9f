import { Children, type ReactNode } from 'react';
import { carouselWords } from '#messages/ui/carousel/carousel.ts';
import { Island } from '../island/island.tsx';
import { useWords } from '../locale/edition.ts';
import { lively } from '../theme/media.ts';
import * as css from './carousel.css.ts';
import { CarouselControls } from './carousel-controls.tsx';
import type { GrowingLayout, SteadyLayout } from './carousel-layouts.css.ts';

interface RowProps {
  /** What it holds: 'Our team of experts'. */
  readonly label: string;
  /** Whether the last page is followed by the first, or by none. */
  readonly ends?: 'wrap' | 'clamp';
  /** List items. */
  readonly children: ReactNode;
}

/** Dots and time need a number of pages that the server knows: as many items a page at every width. */
interface SteadyProps {
  readonly perPage: SteadyLayout;
  /** A dot for each page. */
  readonly dots?: boolean;
  /** It goes on by itself, each page standing for so many ms, with a button that stops it. */
  readonly advanceEvery?: number;
}

interface GrowingProps {
  readonly perPage: GrowingLayout;
  readonly dots?: never;
  readonly advanceEvery?: never;
}

export type CarouselProps = RowProps & (SteadyProps | GrowingProps);

/**
 * A row that scrolls sideways and comes to rest on an item. It scrolls by finger, wheel and arrow key without
 * any script; the buttons, which need one, turn a page and go round at the ends, or stop there
 * (requirement 9). A list names its items' places by itself, so that they are no 'slides' besides.
 */
export function Carousel({ label, perPage, ends = 'wrap', dots, advanceEvery, children }: CarouselProps) {
  const words = useWords(carouselWords);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group, as a carousel inside a section is no landmark of its own.
    <div
      className={css.carousel}
      role="group"
      aria-roledescription={words.role}
      aria-label={label}
      data-interactive
      // What moves by itself does so without being touched, and needs no script before its first page has stood its time.
      data-wake={advanceEvery === undefined ? undefined : lively}
      data-wake-after={advanceEvery}
    >
      <ul
        role="list"
        className={`${css.track} ${css.perPage[perPage]}`}
        // Without a focus of its own, a row of items without links could not be scrolled by keyboard.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable.
        tabIndex={0}
        aria-label={label}
      >
        {children}
      </ul>
      <Island
        name="CarouselControls"
        of={CarouselControls}
        props={{
          perPage,
          ends,
          dots,
          advanceEvery,
          count: Children.count(children),
          words: words.controls,
        }}
        className={css.controls[perPage]}
      />
    </div>
  );
}

export function CarouselItem({ children }: { readonly children: ReactNode }) {
  return <li className={css.item}>{children}</li>;
}
