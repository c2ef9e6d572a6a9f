import * as Primitive from '@radix-ui/react-dialog';
import { Fragment, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { filledWords } from '#app/languages/filled-words.ts';
import { ChevronLeft, ChevronRight, X } from '#app/ui/icon/icons.ts';
import { useHydrated } from '../hydration/hydration.ts';
import { Picture, type PictureSource } from '../picture/picture.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as css from './lightbox.css.ts';
import { useDraggedPicture, useZoomed } from './use-dragged-picture.ts';

export interface LightboxPicture {
  readonly files: PictureSource;
  readonly title: string;
  /** What it shows, in a sentence. */
  readonly shows: string;
  /** The language of that, where it is not the page's. */
  readonly showsIn?: string;
  /** What kind of picture it is, where that must be said. */
  readonly note?: string | undefined;
}

/** The names of the viewer's controls, and the words read out before a title, `{number}` of `{all}`. */
export interface LightboxWords {
  readonly close: string;
  readonly previous: string;
  readonly next: string;
  readonly place: string;
}

interface LightboxProps {
  /** What the pictures are of, together. */
  readonly label: string;
  readonly words: LightboxWords;
  readonly pictures: readonly [LightboxPicture, ...LightboxPicture[]];
  /** Which of them is shown, from 1. */
  readonly shown: number;
  readonly onShow: (number: number) => void;
  readonly onClose: () => void;
  /** The address of a picture in the viewer, and of the page without it: for those without scripts. */
  readonly hrefOf: (number: number) => string;
  readonly closeHref: string;
  /** What gets the focus when the viewer has closed. */
  readonly returnTo: () => HTMLElement | null;
}

/** A picture is as wide as the window, or as the window's height allows. */
const sizes = 'min(100vw, 160vh)';

/**
 * One picture of a gallery over the whole window, open for as long as it is rendered. After the last comes the first.
 * The server renders it too, with links to the pictures beside: there is no portal, so no ancestor may have a
 * transform, a filter or a z-index of its own.
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
  /** The picture asked for last, so that a quick second press goes on from it. */
  const aim = useRef(shown);
  useEffect(() => {
    aim.current = shown;
  }, [shown]);

  function show(number: number) {
    aim.current = around(number, count);
    onShow(aim.current);
  }
  const step = (by: 1 | -1) => show(aim.current + by);
  const drag = useDraggedPicture(step);
  const isZoomed = useZoomed();
  const isHydrated = useHydrated();
  const [before, after] = [around(shown - 1, count), around(shown + 1, count)];
  const pictureAt = (number: number) => pictures[number - 1] ?? pictures[0];
  const { files, title, shows, showsIn, note } = pictureAt(shown);

  function onKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const moves: Readonly<Record<string, () => void>> = {
      ArrowLeft: () => step(-1),
      ArrowRight: () => step(1),
      Home: () => show(1),
      End: () => show(count),
      // The space bar presses buttons but not links, and with scripts these links act as buttons.
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
        // Radix names the dialog by its title, but only once scripts are there.
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
            <span>{label}</span>
          </Primitive.Title>
        </VisuallyHidden>
        <p className={css.counter}>
          {shown}/{count}
        </p>
        <Control place="close" label={words.close} href={closeHref} onPress={onClose}>
          <X size={24} aria-hidden />
        </Control>
        <Control place="previous" label={words.previous} href={hrefOf(before)} onPress={() => step(-1)}>
          <ChevronLeft size={28} aria-hidden />
        </Control>
        <Control place="next" label={words.next} href={hrefOf(after)} onPress={() => step(1)}>
          <ChevronRight size={28} aria-hidden />
        </Control>
        <div className={css.stage[isZoomed ? 'zoomed' : 'whole']}>
          {/* Another element for each: what comes late is an empty stage, never the picture before; and no word moves. */}
          <div key={shown} className={css.slide} {...drag}>
            <Picture files={files} alt={title} sizes={sizes} loading="eager" />
          </div>
        </div>
        <div className={css.caption} aria-live="polite" aria-atomic>
          <Fragment key={shown}>
            <p className={css.title}>
              <VisuallyHidden>{filledWords(words.place, { number: shown, all: count })}</VisuallyHidden>
              {title}
            </p>
            <p className={css.shows} lang={showsIn}>
              {shows}
            </p>
            {note && <p className={css.note}>{note}</p>}
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
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** Without scripts a link to the next address; with them it acts in place, so it is announced as a button. */
function Control({ place, label, href, onPress, children }: ControlProps) {
  const isHydrated = useHydrated();
  return (
    <a
      href={href}
      role={isHydrated ? 'button' : undefined}
      aria-label={label}
      title={label}
      className={css.control[place]}
      onClick={(event) => {
        if (!isPlainPress(event)) return;
        event.preventDefault();
        onPress();
      }}
    >
      {children}
    </a>
  );
}

/** The number of a picture, counted on past the last to the first and back past the first to the last. */
function around(number: number, count: number): number {
  return ((number - 1 + count) % count) + 1;
}

/** Whether a press of a link asks for no more than the link, such as for a new tab: then it may be done in place. */
export function isPlainPress({ button, metaKey, ctrlKey, shiftKey, altKey }: PressKeys): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

type PressKeys = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;
