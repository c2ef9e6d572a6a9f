import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { Children, type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { Button, IconButton } from '../button/button.tsx';
import { useFirstPress } from '../hydration/waking.ts';
import { hidden } from '../visually-hidden/visually-hidden.css.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as css from './carousel.css.ts';
import { type GrowingLayout, layouts, type SteadyLayout } from './carousel-layouts.css.ts';
import { useAdvance } from './use-advance.ts';
import { useSwipedPages } from './use-swiped-pages.ts';
import { type Shown, useTurning } from './use-turning.ts';

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
 * any script; the buttons, which need one, turn a page and go round at the ends, or stop there (specification,
 * section 4). A list names its items' places by itself, so that they are no 'slides' besides.
 */
export function Carousel({
  label,
  perPage,
  ends = 'wrap',
  dots = false,
  advanceEvery,
  children,
}: CarouselProps) {
  const part = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLUListElement>(null);
  const row = useTurning(track, ends);
  const [isTold, setTold] = useState(false);
  const swipe = useSwipedPages(row.standing, row.turn);
  const motion = useAdvance(part, advanceEvery, row.shown?.first, () => row.turn(1));
  useFirstPress(part);

  const count = Children.count(children);
  /** On a small screen; in a row with dots or time, at every width. */
  const pageSize = layouts[perPage].small;
  const pages = Math.ceil(count / pageSize);
  const page = row.shown ? Math.ceil(row.shown.first / row.shown.perPage) : 0;
  const movesByItself = advanceEvery !== undefined;

  /** Turned by a button or a key, the row says what stands in sight: who pressed may not see it. */
  function turn(direction: 1 | -1) {
    setTold(row.turn(direction));
  }

  const keys: Record<string, (() => void) | undefined> = {
    ArrowRight: () => turn(1),
    ArrowLeft: () => turn(-1),
    Home: () => row.goToEnd('first'),
    End: () => row.goToEnd('last'),
  };

  function onKeyDown(event: KeyboardEvent) {
    // A key pressed in an item belongs to the item, as in a field or a player.
    if (event.target !== event.currentTarget || event.altKey || event.ctrlKey || event.metaKey) return;
    const press = keys[event.key];
    if (!press) return;
    event.preventDefault();
    press();
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
      {...(movesByItself && motion.holding)}
    >
      <ul
        ref={track}
        onScroll={row.scrolled}
        onWheel={row.letGo}
        onPointerDown={row.letGo}
        onFocus={({ target, currentTarget }) => target !== currentTarget && row.letGo()}
        onKeyDown={onKeyDown}
        {...swipe}
        onTouchStart={(event) => {
          motion.finger(true);
          swipe.onTouchStart(event);
        }}
        onTouchEnd={(event) => {
          motion.finger(false);
          swipe.onTouchEnd(event);
        }}
        onTouchCancel={() => {
          motion.finger(false);
          swipe.onTouchCancel();
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
      <div className={css.controls[perPage]}>
        {movesByItself && (
          <span className={css.pause}>
            <Button type="button" variant="secondary" size="small" onClick={motion.toggle}>
              {motion.playing ? <Pause size={18} aria-hidden /> : <Play size={18} aria-hidden />}
              {motion.playing ? 'Pause' : 'Play'}
              <VisuallyHidden> the moving pictures</VisuallyHidden>
            </Button>
          </span>
        )}
        {dots && (
          <div className={css.dots}>
            {Array.from({ length: pages }, (_, place) => (
              <button
                // biome-ignore lint/suspicious/noArrayIndexKey: a page is its place.
                key={place}
                type="button"
                className={css.dot}
                aria-label={`Page ${place + 1} of ${pages}`}
                aria-current={place === page || undefined}
                onClick={() => row.goToPage(place)}
              />
            ))}
          </div>
        )}
        {movesByItself ? (
          <p className={css.count} aria-live={motion.moves ? 'off' : 'polite'}>
            {`${page + 1} of ${pages}`}
          </p>
        ) : (
          <span role="status" className={hidden}>
            {isTold && row.shown && wordsFor(row.shown, pageSize, count)}
          </span>
        )}
        <IconButton
          label="Previous"
          variant="secondary"
          aria-disabled={(ends === 'clamp' && (row.shown?.first ?? 0) === 0) || undefined}
          onClick={() => turn(-1)}
        >
          <ChevronLeft size={20} aria-hidden />
        </IconButton>
        <IconButton
          label="Next"
          variant="secondary"
          aria-disabled={
            (ends === 'clamp' && row.shown && row.shown.last >= row.shown.columns - 1) || undefined
          }
          onClick={() => turn(1)}
        >
          <ChevronRight size={20} aria-hidden />
        </IconButton>
      </div>
    </div>
  );
}

/** What stands in sight, such as '4 to 6 of 8'. */
function wordsFor({ first, last, columns }: Shown, rows: number, count: number): string {
  // On a small screen a column may hold several items.
  const rowsNow = columns < count ? rows : 1;
  const from = first * rowsNow + 1;
  const to = Math.min(count, (last + 1) * rowsNow);
  return from === to ? `${from} of ${count}` : `${from} to ${to} of ${count}`;
}

export function CarouselItem({ children }: { readonly children: ReactNode }) {
  return <li className={css.item}>{children}</li>;
}
