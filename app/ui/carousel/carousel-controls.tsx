import { useMemo, useState } from 'react';
import { filledWords } from '#app/languages/filled-words.ts';
import { ChevronLeft, ChevronRight, Pause, Play } from '#app/ui/icon/icons.ts';
import type { CarouselWords } from '#messages/ui/carousel/carousel.ts';
import { Button, IconButton } from '../button/button.tsx';
import { useIslandPart, useListeners } from '../island/island-part.ts';
import { hidden } from '../visually-hidden/visually-hidden.css.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as css from './carousel.css.ts';
import { layouts } from './carousel-layouts.css.ts';
import { useAdvance } from './use-advance.ts';
import { useSwipedPages } from './use-swiped-pages.ts';
import { type Shown, useTurning } from './use-turning.ts';

interface CarouselControlsProps {
  readonly perPage: keyof typeof layouts;
  readonly ends: 'wrap' | 'clamp';
  readonly dots?: boolean | undefined;
  readonly advanceEvery?: number | undefined;
  /** How many items the row has. */
  readonly count: number;
  readonly words: CarouselWords;
}

/**
 * What turns the pages of a carousel: its buttons, its dots, the words for those who do not see it, and what
 * keys, finger and time do to the row, which the server rendered.
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
  const row = useTurning(track, ends);
  const [isTold, setTold] = useState(false);
  const swipe = useSwipedPages(row.standing, row.turn);
  const motion = useAdvance(part, advanceEvery, row.shown?.first, () => row.turn(1));

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
    if (event.target !== list || event.altKey || event.ctrlKey || event.metaKey) return;
    const press = keys[event.key];
    if (!press) return;
    event.preventDefault();
    press();
  }

  useListeners(list, {
    scroll: row.scrolled,
    wheel: row.letGo,
    pointerdown: row.letGo,
    focusin: ({ target }) => target !== list && row.letGo(),
    keydown: onKeyDown,
    touchstart(event) {
      motion.finger(true);
      swipe.start(event);
    },
    touchend(event) {
      motion.finger(false);
      swipe.end(event);
    },
    touchcancel() {
      motion.finger(false);
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
            {motion.playing ? words.pause : words.play}
            <VisuallyHidden>{words.what}</VisuallyHidden>
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
              aria-label={filledWords(words.page, { page: place + 1, all: pages })}
              aria-current={place === page || undefined}
              onClick={() => row.goToPage(place)}
            />
          ))}
        </div>
      )}
      {movesByItself ? (
        <p className={css.count} aria-live={motion.moves ? 'off' : 'polite'}>
          {filledWords(words.one, { from: page + 1, all: pages })}
        </p>
      ) : (
        <span role="status" className={hidden}>
          {isTold && row.shown && wordsFor(words, row.shown, pageSize, count)}
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

/** What stands in sight, such as '4 to 6 of 8'. */
function wordsFor(words: CarouselWords, { first, last, columns }: Shown, rows: number, all: number): string {
  // On a small screen a column may hold several items.
  const rowsNow = columns < all ? rows : 1;
  const from = first * rowsNow + 1;
  const to = Math.min(all, (last + 1) * rowsNow);
  return filledWords(from === to ? words.one : words.several, { from, to, all });
}
