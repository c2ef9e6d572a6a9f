import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Lightbox, type LightboxPicture, onPlainPress } from '#app/ui/lightbox/lightbox.tsx';
import { photoHref, photoId, photoIn, withPhoto } from './photo-address.ts';
import * as css from './room-gallery.css.ts';
import { RoomPicture } from './room-picture.tsx';
import { findRoom, galleryRooms, type RoomName, someAreIllustrations } from './rooms.ts';

interface RoomGalleryProps {
  /** `page`: each with its name. `section`: close together, the first one larger. */
  readonly look: keyof typeof css.list;
}

/** Two side by side on a phone, named smaller than they are: its dense screen would fetch more than it needs. */
const sizes = {
  page: '(min-width: 1024px) 26rem, (min-width: 768px) 30vw, 44vw',
  section: '(min-width: 1024px) 16rem, (min-width: 768px) 30vw, 44vw',
} as const;

const sizesOfFirst = {
  page: sizes.page,
  section: '(min-width: 1024px) 32rem, (min-width: 768px) 62vw, 44vw',
} as const;

/**
 * The 12 pictures of the gallery. With scripts a press opens the viewer over this page and changes the address; without,
 * each picture is a link to the page of the gallery with the viewer open.
 */
export function RoomGallery({ look }: RoomGalleryProps) {
  const [search] = useSearchParams();
  const { pathname, state } = useLocation() as { pathname: string; state: ViewerState | null };
  const navigate = useNavigate();
  const shown = photoIn(search);
  const isClosing = useRef(false);
  useEffect(() => {
    if (shown === undefined) isClosing.current = false;
  }, [shown]);

  const place = (number?: number) => ({ pathname, search: withPhoto(search, number) });

  function open(number: number) {
    navigate(place(number), { state: { openedAt: number } satisfies ViewerState, flushSync: true });
  }

  function show(number: number) {
    navigate(place(number), { replace: true, state, flushSync: true });
  }

  function close() {
    // Escape held down closes several times, and going back twice would leave the page.
    if (isClosing.current) return;
    isClosing.current = true;
    if (state) navigate(-1);
    else navigate(place(), { replace: true, flushSync: true });
  }

  return (
    <>
      <ul role="list" className={css.list[look]} data-interactive>
        {galleryRooms.map((name, index) => (
          <li key={name} className={css.item[look]}>
            <a
              href={photoHref(index + 1)}
              id={photoId(index + 1)}
              className={css.link[look]}
              onClick={onPlainPress(() => open(index + 1))}
            >
              <span className={css.frame[look]}>
                <RoomPicture name={name} sizes={(index === 0 ? sizesOfFirst : sizes)[look]} />
              </span>
              {look === 'page' && <span className={css.title}>{findRoom(name).title}</span>}
            </a>
          </li>
        ))}
      </ul>
      {shown !== undefined && (
        <Lightbox
          label="Pictures of the hospital"
          pictures={pictures}
          shown={shown}
          onShow={show}
          onClose={close}
          hrefOf={photoHref}
          closeHref={`${pathname}#${photoId(shown)}`}
          returnTo={() => document.getElementById(photoId(state?.openedAt ?? shown))}
        />
      )}
    </>
  );
}

/** The image gallery of the home page (specification, section 2.2, 9). */
export function GallerySection() {
  return (
    <Stack as="section" gap="5" aria-labelledby="gallery">
      <h2 id="gallery">Image gallery</h2>
      <RoomGallery look="section" />
    </Stack>
  );
}

/** Kept in the history where the viewer was opened from the grid, so that closing it may go back. */
interface ViewerState {
  readonly openedAt: number;
}

function pictureOf(name: RoomName): LightboxPicture {
  const { title, shows, files } = findRoom(name);
  const note = someAreIllustrations([name]) ? 'An illustration, not a photograph.' : undefined;
  return { title, shows, files, note };
}

const [first, ...others] = galleryRooms;
const pictures: readonly [LightboxPicture, ...LightboxPicture[]] = [
  pictureOf(first),
  ...others.map(pictureOf),
];
