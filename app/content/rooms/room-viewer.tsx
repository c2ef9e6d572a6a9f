import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { defaultLocale } from '#app/languages/locales.ts';
import { useIslandPart, useListeners } from '#app/ui/island/island-part.ts';
import { isPlainClick, Lightbox, type LightboxPicture } from '#app/ui/lightbox/lightbox.tsx';
import type { ViewerWords } from '#messages/content/rooms/rooms.ts';
import { photoHref, photoId, photoIn, withPhoto } from './photo-address.ts';
import { findRoom, galleryRooms, type Room, type RoomPhotographs, type WordsOfRooms } from './rooms.ts';

interface RoomViewerProps {
  /** Path of the page that contains the gallery. */
  readonly pathname: string;
  /** Number of the picture in the requested address, from 1. */
  readonly asked?: number | undefined;
  /** The hospital's photographs. */
  readonly photographs?: RoomPhotographs | undefined;
  readonly words: ViewerWords;
  /** The words of the rooms, on a page that is not in the default locale. */
  readonly rooms?: WordsOfRooms | undefined;
}

/** The viewer follows the address: Back closes it, and a link to a picture opens it. */
interface Place {
  readonly shown: number | undefined;
  /** State of the current history entry. */
  readonly state: ViewerState | null;
}

/** The viewer over its gallery. A click on a picture opens it. Nothing is rendered while the address names no picture. */
export function RoomViewer({ pathname, asked, photographs, words, rooms }: RoomViewerProps) {
  const gallery = useIslandPart();
  const [{ shown, state }, setPlace] = useState<Place>({ shown: asked, state: null });
  const isClosing = useRef(false);

  function read() {
    isClosing.current = false;
    setPlace({ shown: photoIn(new URLSearchParams(location.search)), state: viewerState() });
  }
  /** Renders synchronously, so that the next key press acts on the picture that the last one opened. */
  const follow = () => flushSync(read);

  const arrived = useEffectEvent(read);
  useEffect(() => {
    arrived();
    const goneBack = () => arrived();
    addEventListener('popstate', goneBack);
    return () => removeEventListener('popstate', goneBack);
  }, []);

  const place = (number?: number) => pathname + withPhoto(new URLSearchParams(location.search), number);

  function open(number: number) {
    history.pushState({ openedAt: number } satisfies ViewerState, '', place(number));
    follow();
  }

  function show(number: number) {
    history.replaceState(state, '', place(number));
    follow();
  }

  function close() {
    // Escape held down closes several times, and a second step back would leave the page.
    if (isClosing.current) return;
    isClosing.current = true;
    if (state) return history.back();
    history.replaceState(null, '', place());
    follow();
  }

  useListeners(gallery?.querySelector<HTMLElement>(':scope > ul') ?? null, {
    click(event) {
      const number = galleryRooms.findIndex((_, index) =>
        (event.target as Element).closest(`#${photoId(index + 1)}`),
      );
      if (number >= 0 && isPlainClick(event)) {
        event.preventDefault();
        open(number + 1);
      }
    },
  });

  if (shown === undefined) return null;
  return (
    <Lightbox
      label={words.label}
      words={words}
      pictures={picturesOf((name) =>
        pictureOf(findRoom(name, photographs, rooms), words, rooms !== undefined),
      )}
      shown={shown}
      onShow={show}
      onClose={close}
      hrefOf={(number) => photoHref(pathname, number)}
      closeHref={`${pathname}#${photoId(shown)}`}
      returnTo={() => document.getElementById(photoId(state?.openedAt ?? shown))}
    />
  );
}

/** State of the history entry that the grid added. With it, closing the viewer goes back. */
interface ViewerState {
  readonly openedAt: number;
}

function viewerState(): ViewerState | null {
  const state: unknown = history.state;
  const isViewers = typeof state === 'object' && state !== null && 'openedAt' in state;
  return isViewers ? (state as ViewerState) : null;
}

function pictureOf(
  { title, shows, isTyped, files, isIllustration }: Room,
  { illustration }: ViewerWords,
  isTranslated: boolean,
): LightboxPicture {
  return {
    title,
    shows,
    files,
    ...(isTranslated && isTyped && { showsIn: defaultLocale }),
    note: isIllustration ? illustration : undefined,
  };
}

function picturesOf(
  picture: (name: (typeof galleryRooms)[number]) => LightboxPicture,
): readonly [LightboxPicture, ...LightboxPicture[]] {
  const [first, ...others] = galleryRooms;
  return [picture(first), ...others.map(picture)];
}
