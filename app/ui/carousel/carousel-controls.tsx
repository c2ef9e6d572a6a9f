import { useMemo, useState } from 'react';
import { filledWords } from '#app/languages/filled-words.ts';
import { ChevronLeft, ChevronRight, Pause, Play } from '#app/ui/icon/icons.ts';
import type { CarouselWords } from '#messages/ui/carousel/carousel.ts';
import { Button, IconButton } from '../button/button.tsx';
import { useIslandPart, useListeners } from '../island/island-part.ts';
import { ownText } from '../island/own-text.ts';
import { towardsNext } from '../swipe/swipe-direction.ts';
import { hidden } from '../visually-hidden/visually-hidden.css.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as css from './carousel.css.ts';
import { layouts } from './carousel-layouts.css.ts';
import { useAutoAdvance } from './use-auto-advance.ts';
import { usePaging, type VisibleColumns } from './use-paging.ts';
import { useSwipePaging } from './use-swipe-paging.ts';

/** Words of the controls that a carousel has. */
export type ShownCarouselWords = Pick<CarouselWords, 'one' | 'several' | 'previous' | 'next'> &
  Partial<CarouselWords>;

interface CarouselControlsProps {
  readonly perPage: keyof typeof layouts;
  readonly ends: 'wrap' | 'clamp';
  readonly dots?: boolean | undefined;
  readonly advanceEvery?: number | undefined;
  /** Number of items in the row. */
  readonly count: number;
  readonly words: ShownCarouselWords;
}

/**
 * Controls of a carousel: buttons, dots and the status text for screen readers. The server renders the row itself; this
 * component adds key, swipe and timer handling to it.
 */
export function CarouselControls({
  perPage,
  ends,
  dots = false,
  advanceEvery,
  count,
  words,
}: CarouselControlsProps) {
  const part = useIslandPart();
  const list = part?.querySelector<HTMLElement>(':scope > ul') ?? null;
  const track = useMemo(() => ({ current: list }), [list]);
  const row = usePaging(track, ends);
  const [isAnnounced, setAnnounced] = useState(false);
  const swipe = useSwipePaging(row.currentStop, row.turn);
  const motion = useAutoAdvance(part, advanceEvery, row.shown?.first, () => row.turn(1));

  /** Items per page on a small screen. A row with dots or a timer has this many at every width. */
  const pageSize = layouts[perPage].small;
  const pages = Math.ceil(count / pageSize);
  const page = row.shown ? Math.ceil(row.shown.first / row.shown.perPage) : 0;
  const movesByItself = advanceEvery !== undefined;

  /** Turns a page and announces the visible items, because a reader who used a button or a key may not see the row. */
  function turn(direction: 1 | -1) {
    setAnnounced(row.turn(direction));
  }

  const keys: Record<string, (() => void) | undefined> = {
    ArrowRight: () => turn(towardsNext()),
    ArrowLeft: () => turn(towardsNext() === 1 ? -1 : 1),
    Home: () => row.goToEnd('first'),
    End: () => row.goToEnd('last'),
  };

  function onKeyDown(event: KeyboardEvent) {
    // Keys pressed inside an item belong to that item, for example to a text field or a player.
    if (event.target !== list || event.altKey || event.ctrlKey || event.metaKey) return;
    const action = keys[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  }

  useListeners(list, {
    scroll: row.scrolled,
    wheel: row.dropTarget,
    pointerdown: row.dropTarget,
    focusin: ({ target }) => target !== list && row.dropTarget(),
    keydown: onKeyDown,
    touchstart(event) {
      motion.setTouched(true);
      swipe.start(event);
    },
    touchend(event) {
      motion.setTouched(false);
      swipe.end(event);
    },
    touchcancel() {
      motion.setTouched(false);
      swipe.cancel();
    },
  });
  useListeners(list, { click: swipe.swallowClick }, true);

  return (
    <>
      {movesByItself && (
        <span className={css.pause}>
          <Button type="button" variant="secondary" size="small" onClick={motion.toggle}>
            {motion.playing ? <Pause size={18} aria-hidden /> : <Play size={18} aria-hidden />}
            <span {...ownText}>{motion.playing ? words.pause : words.play}</span>
            <VisuallyHidden>{words.what}</VisuallyHidden>
          </Button>
        </span>
      )}
      {dots && (
        <div className={css.dots}>
          {Array.from({ length: pages }, (_, index) => (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: pages never change their order.
              key={index}
              type="button"
              className={css.dot}
              aria-label={filledWords(words.page ?? '', { page: index + 1, all: pages })}
              aria-current={index === page || undefined}
              onClick={() => row.goToPage(index)}
            />
          ))}
        </div>
      )}
      {movesByItself ? (
        <p {...ownText} className={css.count} aria-live={motion.moves ? 'off' : 'polite'}>
          {filledWords(words.one, { from: page + 1, all: pages })}
        </p>
      ) : (
        <span role="status" className={hidden}>
          {isAnnounced && row.shown && wordsFor(words, row.shown, pageSize, count)}
        </span>
      )}
      <IconButton
        label={words.previous}
        variant="secondary"
        aria-disabled={(ends === 'clamp' && (row.shown?.first ?? 0) === 0) || undefined}
        onClick={() => turn(-1)}
      >
        <ChevronLeft size={20} aria-hidden />
      </IconButton>
      <IconButton
        label={words.next}
        variant="secondary"
        aria-disabled={
          (ends === 'clamp' && row.shown && row.shown.last >= row.shown.columns - 1) || undefined
        }
        onClick={() => turn(1)}
      >
        <ChevronRight size={20} aria-hidden />
      </IconButton>
    </>
  );
}

/** Announcement of the visible items, such as '4 to 6 of 8'. */
function wordsFor(
  words: ShownCarouselWords,
  { first, last, columns }: VisibleColumns,
  rows: number,
  all: number,
): string {
  // Below the first breakpoint one column may hold several items.
  const rowsNow = columns < all ? rows : 1;
  const from = first * rowsNow + 1;
  const to = Math.min(all, (last + 1) * rowsNow);
  return filledWords(from === to ? words.one : words.several, { from, to, all });
}
