import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { IconButton } from '../button/button.tsx';
import { useFirstPress } from '../hydration/use-first-press.ts';
import * as css from './carousel.css.ts';

export interface CarouselProps {
  /** What it holds: 'Our team of experts'. */
  readonly label: string;
  /** How many fit side by side on a wide screen; one on a smaller one. */
  readonly perPage: keyof typeof css.perPage;
  /** What lies beyond the last item: the first one, or nothing. */
  readonly ends?: 'wrap' | 'clamp';
  /** List items. */
  readonly children: ReactNode;
}

/** Scrolled positions are fractions of a pixel, ends are not met exactly. */
const tolerance = 4;

/**
 * A row that scrolls sideways and comes to rest on an item. It scrolls by finger, wheel and arrow key without
 * any script; the buttons, which need one, turn a page and go round at the ends, or stop there (specification,
 * section 4).
 */
export function Carousel({ label, perPage, ends = 'wrap', children }: CarouselProps) {
  const part = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLUListElement>(null);
  /** Where it is scrolling to, so that a second press while it does counts from there. */
  const aim = useRef<number>(undefined);
  const [spent, setSpent] = useState({ back: true, on: false });
  useFirstPress(part);

  // A page that is come back to may stand anywhere in its row.
  useEffect(() => {
    if (ends === 'clamp' && track.current) setSpent(endsOf(track.current));
  }, [ends]);

  function turn(direction: 1 | -1) {
    const list = track.current;
    if (!list) return;
    const last = list.scrollWidth - list.clientWidth;
    const from = aim.current ?? list.scrollLeft;
    const atEnd = direction === 1 ? from >= last - tolerance : from <= tolerance;
    if (atEnd && ends === 'clamp') return;
    const around = direction === 1 ? 0 : last;
    aim.current = atEnd ? around : Math.min(last, Math.max(0, from + direction * list.clientWidth));
    list.scrollTo({ left: aim.current });
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a group, as a carousel inside a section is no landmark of its own.
    <div
      ref={part}
      className={css.carousel}
      role="group"
      aria-roledescription="carousel"
      aria-label={label}
      data-interactive
    >
      <ul
        ref={track}
        onScroll={({ currentTarget }) => {
          if (ends !== 'clamp') return;
          const now = endsOf(currentTarget);
          setSpent((before) => (before.back === now.back && before.on === now.on ? before : now));
        }}
        onScrollEnd={() => {
          aim.current = undefined;
        }}
        role="list"
        className={`${css.track} ${css.perPage[perPage]}`}
        // Without a focus of its own, a row of items without links could not be scrolled by keyboard.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable.
        tabIndex={0}
        aria-label={label}
      >
        {children}
      </ul>
      <div className={css.buttons[perPage]}>
        <IconButton
          label="Previous"
          variant="secondary"
          aria-disabled={(ends === 'clamp' && spent.back) || undefined}
          onClick={() => turn(-1)}
        >
          <ChevronLeft size={20} aria-hidden />
        </IconButton>
        <IconButton
          label="Next"
          variant="secondary"
          aria-disabled={(ends === 'clamp' && spent.on) || undefined}
          onClick={() => turn(1)}
        >
          <ChevronRight size={20} aria-hidden />
        </IconButton>
      </div>
    </div>
  );
}

/** Which ways there is nothing more. */
function endsOf({ scrollLeft, scrollWidth, clientWidth }: HTMLElement) {
  return { back: scrollLeft <= tolerance, on: scrollLeft >= scrollWidth - clientWidth - tolerance };
}

export function CarouselItem({ children }: { readonly children: ReactNode }) {
  return <li className={css.item}>{children}</li>;
}
