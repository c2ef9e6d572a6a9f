import * as Primitive from '@radix-ui/react-dialog';
import { Fragment, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { filledWords } from '#app/languages/filled-words.ts';
import { ChevronLeft, ChevronRight, X } from '#app/ui/icon/icons.ts';
import { useHydrated } from '../hydration/hydration.ts';
import { ownText } from '../island/own-text.ts';
import { Picture, type PictureSource } from '../picture/picture.tsx';
import { towardsNext } from '../swipe/swipe-direction.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as css from './lightbox.css.ts';
import { useDraggedPicture, useZoomed } from './use-dragged-picture.ts';

export interface LightboxPicture {
  readonly files: PictureSource;
  readonly title: string;
  /** Description in one sentence. */
  readonly shows: string;
  /** Language of `shows`, if it is not the page's. */
  readonly showsIn?: string;
  /** Kind of picture, such as a rendering, where readers must know it. */
  readonly note?: string | undefined;
}

/** Labels of the viewer's controls. `place` is read out before a title and contains `{number}` and `{all}`. */
export interface LightboxWords {
  readonly close: string;
  readonly previous: string;
  readonly next: string;
  readonly place: string;
}

interface LightboxProps {
  /** Accessible name of the viewer: the common subject of the pictures. */
  readonly label: string;
  readonly words: LightboxWords;
  readonly pictures: readonly [LightboxPicture, ...LightboxPicture[]];
  /** Number of the visible picture, from 1. */
  readonly shown: number;
  readonly onShow: (number: number) => void;
  readonly onClose: () => void;
  /** Addresses for readers without scripts: of a picture in the viewer, and of the page without the viewer. */
  readonly hrefOf: (number: number) => string;
  readonly closeHref: string;
  /** Returns the element that receives focus after closing. */
  readonly returnTo: () => HTMLElement | null;
}

/** A picture is as wide as the window, unless the window's height limits it. */
const sizes = 'min(100vw, 160vh)';

/**
 * Full-window viewer for the pictures of a gallery, open while it is rendered. The first picture follows the last. It
 * uses no portal, so the server renders it too, with links to the neighbouring pictures. No ancestor may therefore have
 * a transform, a filter or a z-index.
 */
export function Lightbox({
  label,
  words,
  pictures,
  shown,
  onShow,
  onClose,
  hrefOf,
  closeHref,
  returnTo,
}: LightboxProps) {
  const count = pictures.length;
  /** Picture requested last, so that a quick second click continues from it. */
  const target = useRef(shown);
  useEffect(() => {
    target.current = shown;
  }, [shown]);

  function show(number: number) {
    target.current = wrapped(number, count);
    onShow(target.current);
  }
  const step = (by: 1 | -1) => show(target.current + by);
  const drag = useDraggedPicture(step);
  const isZoomed = useZoomed();
  const isHydrated = useHydrated();
  const [before, after] = [wrapped(shown - 1, count), wrapped(shown + 1, count)];
  const pictureAt = (number: number) => pictures[number - 1] ?? pictures[0];
  const { files, title, shows, showsIn, note } = pictureAt(shown);

  function onKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const moves: Readonly<Record<string, () => void>> = {
      ArrowLeft: () => step(towardsNext() === 1 ? -1 : 1),
      ArrowRight: () => step(towardsNext()),
      Home: () => show(1),
      End: () => show(count),
      // The space bar activates buttons but not links. With scripts these links act as buttons.
      ' ': () => event.target instanceof HTMLAnchorElement && event.target.click(),
    };
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    move();
  }

  return (
    <Primitive.Root open onOpenChange={(open) => open || onClose()}>
      <Primitive.Content
        className={css.viewer}
        // Radix sets the accessible name from the title only after hydration.
        aria-label={label}
        aria-describedby={undefined}
        onKeyDown={onKeyDown}
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          (event.currentTarget as HTMLElement).focus();
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          returnTo()?.focus();
        }}
      >
        <VisuallyHidden>
          <Primitive.Title asChild>
            <span {...ownText}>{label}</span>
          </Primitive.Title>
        </VisuallyHidden>
        <p {...ownText} className={css.counter}>
          {`${shown}/${count}`}
        </p>
        <Control place="close" label={words.close} href={closeHref} onActivate={onClose}>
          <X size={24} aria-hidden />
        </Control>
        <Control place="previous" label={words.previous} href={hrefOf(before)} onActivate={() => step(-1)}>
          <ChevronLeft size={28} aria-hidden />
        </Control>
        <Control place="next" label={words.next} href={hrefOf(after)} onActivate={() => step(1)}>
          <ChevronRight size={28} aria-hidden />
        </Control>
        <div className={css.stage[isZoomed ? 'zoomed' : 'whole']}>
          {/* The key renders a new element for each picture. A slow picture then leaves the stage empty instead of
              showing the previous one, and no text moves. */}
          <div key={shown} className={css.slide} {...drag}>
            <Picture files={files} alt={title} sizes={sizes} loading="eager" />
          </div>
        </div>
        <div className={css.caption} aria-live="polite" aria-atomic>
          <Fragment key={shown}>
            <p className={css.title}>
              <VisuallyHidden>{filledWords(words.place, { number: shown, all: count })}</VisuallyHidden>
              <span {...ownText}>{title}</span>
            </p>
            <p {...ownText} className={css.shows} lang={showsIn}>
              {shows}
            </p>
            {note && (
              <p {...ownText} className={css.note}>
                {note}
              </p>
            )}
          </Fragment>
        </div>
        {isHydrated && (
          <div hidden>
            <Picture files={pictureAt(after).files} alt="" sizes={sizes} loading="eager" />
            <Picture files={pictureAt(before).files} alt="" sizes={sizes} loading="eager" />
          </div>
        )}
      </Primitive.Content>
    </Primitive.Root>
  );
}

interface ControlProps {
  readonly place: keyof typeof css.control;
  readonly label: string;
  readonly href: string;
  readonly onActivate: () => void;
  readonly children: ReactNode;
}

/** Without scripts, a link to the next address. With scripts it acts in place and is announced as a button. */
function Control({ place, label, href, onActivate, children }: ControlProps) {
  const isHydrated = useHydrated();
  return (
    <a
      href={href}
      role={isHydrated ? 'button' : undefined}
      aria-label={label}
      title={label}
      className={css.control[place]}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        onActivate();
      }}
    >
      {children}
    </a>
  );
}

/** Wraps a picture number past either end of the gallery. */
function wrapped(number: number, count: number): number {
  return ((number - 1 + count) % count) + 1;
}

/** Whether a click on a link has no modifier, such as one for a new tab. Only then may a script handle it in place. */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: PressKeys): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

type PressKeys = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;
