import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useIslandPart, useListeners } from '#app/ui/island/island-part.ts';
import { isPlainClick, Lightbox, type LightboxPicture } from '#app/ui/lightbox/lightbox.tsx';
import type { ViewerWords } from '#messages/content/rooms/rooms.ts';
import { photoHref, photoId, photoIn, withPhoto } from './photo-address.ts';
import { findRoom, galleryRooms, type Room, type RoomPhotographs, type WordsOfRooms } from './rooms.ts';

interface RoomViewerProps {
  /** Of the page the gallery stands on. */
  readonly pathname: string;
  /** The picture the address asked the server for, from 1. */
  readonly asked?: number | undefined;
  /** Those that the hospital gave. */
  readonly photographs?: RoomPhotographs | undefined;
  readonly words: ViewerWords;
  /** What the rooms are called on a page that is not in English. */
  readonly rooms?: WordsOfRooms | undefined;
}

/** What the viewer shows follows the address, so that going back closes it and a link opens it. */
interface Place {
  readonly shown: number | undefined;
  /** Of this entry of the history. */
  readonly state: ViewerState | null;
}

/** The viewer over the gallery it belongs to, whose pictures lead to it; nothing while the address names no picture. */
export function RoomViewer({ pathname, asked, photographs, words, rooms }: RoomViewerProps) {
  const gallery = useIslandPart();
  const [{ shown, state }, setPlace] = useState<Place>({ shown: asked, state: null });
  const isClosing = useRef(false);

  function read() {
    isClosing.current = false;
    setPlace({ shown: photoIn(new URLSearchParams(location.search)), state: viewerState() });
  }
  /** At once, so that the next key finds what the last one led to. */
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
    // Escape held down closes several times, and going back twice would leave the page.
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

/** Kept in the history where the viewer was opened from the grid, so that closing it may go back. */
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
    ...(isTranslated && isTyped && { showsIn: 'en' }),
    note: isIllustration ? illustration : undefined,
  };
}

function picturesOf(
  picture: (name: (typeof galleryRooms)[number]) => LightboxPicture,
): readonly [LightboxPicture, ...LightboxPicture[]] {
  const [first, ...others] = galleryRooms;
  return [picture(first), ...others.map(picture)];
}
