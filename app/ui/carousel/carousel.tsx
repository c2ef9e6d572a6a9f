import { Children, type ReactNode } from 'react';
import { type CarouselWords, carouselWords } from '#messages/ui/carousel/carousel.ts';
import { Island } from '../island/island.tsx';
import { useWords } from '../locale/page-locale.ts';
import { motionAllowed } from '../theme/media.ts';
import * as css from './carousel.css.ts';
import { CarouselControls, type ShownCarouselWords } from './carousel-controls.tsx';
import { type GrowingLayout, layouts, type SteadyLayout } from './carousel-layouts.css.ts';

interface RowProps {
  /** Accessible name of the row, such as 'Our team of experts'. */
  readonly label: string;
  /** `wrap` continues with the first page after the last; `clamp` stops at both ends. */
  readonly ends?: 'wrap' | 'clamp';
  /** Whether a small screen shows all items as a list, without controls. */
  readonly isListOnPhone?: boolean;
  /** `CarouselItem` elements. */
  readonly children: ReactNode;
}

/** Dots and a timer need a page count that the server knows, so the number of items per page must not depend on the width. */
interface SteadyProps {
  readonly perPage: SteadyLayout;
  readonly dots?: boolean;
  /** Milliseconds that each page stays before the row advances by itself. A pause button is shown with it. */
  readonly advanceEvery?: number;
}

interface GrowingProps {
  readonly perPage: GrowingLayout;
  readonly dots?: never;
  readonly advanceEvery?: never;
}

export type CarouselProps = RowProps & (SteadyProps | GrowingProps);

/**
 * A row that scrolls sideways and snaps to an item. Finger, wheel and arrow keys scroll it without a script. Its
 * buttons need one: they turn pages, and wrap or stop at the ends (requirement 9). The items are a list, so each has
 * its position announced, and no role 'slide' is needed. A row of one page has no controls.
 */
export function Carousel({
  label,
  perPage,
  ends = 'wrap',
  isListOnPhone = false,
  dots,
  advanceEvery,
  children,
}: CarouselProps) {
  const words = useWords(carouselWords);
  const count = Children.count(children);
  const hasPages = count > layouts[perPage].small;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a carousel inside a section is a group and no landmark.
    <div
      className={css.carousel}
      role="group"
      aria-roledescription={words.role}
      aria-label={label}
      data-interactive={hasPages ? '' : undefined}
      // A row with a timer hydrates without interaction, once its first page has been shown for the set time.
      data-hydrate-when={hasPages && advanceEvery !== undefined ? motionAllowed : undefined}
      data-hydrate-after={hasPages ? advanceEvery : undefined}
    >
      <ul
        role="list"
        className={`${css.track} ${css.perPage[perPage]}${isListOnPhone ? ` ${css.listed}` : ''}`}
        // Focusable, because a row of items without links could not be scrolled by keyboard.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable.
        tabIndex={0}
        aria-label={label}
      >
        {children}
      </ul>
      {hasPages && (
        <Island
          name="CarouselControls"
          of={CarouselControls}
          props={{
            perPage,
            ends,
            dots,
            advanceEvery,
            count,
            words: controlWords(words.controls, dots, advanceEvery),
          }}
          className={
            isListOnPhone ? `${css.controls[perPage]} ${css.withoutControls}` : css.controls[perPage]
          }
        />
      )}
    </div>
  );
}

/** Leaves out the words of controls that the carousel does not have, because words are serialized into the page. */
function controlWords(
  { pause, play, what, page, ...words }: CarouselWords,
  dots: boolean | undefined,
  advanceEvery: number | undefined,
): ShownCarouselWords {
  return {
    ...words,
    ...(dots && { page }),
    ...(advanceEvery !== undefined && { pause, play, what }),
  };
}

export function CarouselItem({ children }: { readonly children: ReactNode }) {
  return <li className={css.item}>{children}</li>;
}
