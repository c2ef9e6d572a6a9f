import { useLocation } from 'react-router';
import { defaultLocale, type Locale } from '#app/languages/locales.ts';
import { messagesIn } from '#app/languages/messages.ts';
import { publicPages } from '#app/navigation/pages.ts';
import { useHospitalFacts } from '#app/ui/facts-context/hospital-facts.ts';
import { Island } from '#app/ui/island/island.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { usePageLocale, useWords } from '#app/ui/locale/page-locale.ts';
import { usePageHead } from '#app/ui/page-head/page-head.ts';
import { roomWords } from '#messages/content/rooms/room-words.ts';
import { roomsWords } from '#messages/content/rooms/rooms.ts';
import { currentRoom, photographsOf } from './current-rooms.ts';
import { photoHref, photoId, photoIn } from './photo-address.ts';
import * as css from './room-gallery.css.ts';
import { IllustrationNote, RoomPicture } from './room-picture.tsx';
import { RoomViewer } from './room-viewer.tsx';
import { galleryRooms, type WordsOfRooms } from './rooms.ts';

interface RoomGalleryProps {
  /** `page` shows each room's name. `section` is denser, with a larger first picture. */
  readonly look: keyof typeof css.list;
}

/** Two pictures stand side by side on a phone. The value is below the real width, because a dense screen would fetch too large a file. */
const sizes = {
  page: '(min-width: 1024px) 26rem, (min-width: 768px) 30vw, 44vw',
  section: '(min-width: 1024px) 16rem, (min-width: 768px) 30vw, 44vw',
} as const;

const sizesOfFirst = {
  page: sizes.page,
  section: '(min-width: 1024px) 32rem, (min-width: 768px) 62vw, 44vw',
} as const;

/**
 * The 12 pictures of the gallery. With scripts, a click opens the viewer over this page and changes the address. Without
 * scripts, each picture is a link to the gallery page with the viewer open.
 */
export function RoomGallery({ look }: RoomGalleryProps) {
  const { pathname, search } = useLocation();
  const { locale, pathTo } = usePageLocale();
  const facts = useHospitalFacts();
  const { viewer } = useWords(roomsWords);
  const asked = photoIn(new URLSearchParams(search));
  return (
    // An open viewer must hydrate at once.
    <div data-interactive data-hydrate-when={asked === undefined ? undefined : 'all'}>
      <ul role="list" className={css.list[look]}>
        {galleryRooms.map((name, index) => (
          <li key={name} className={css.item[look]}>
            <a
              href={photoHref(pathTo(publicPages.pictures.path), index + 1)}
              id={photoId(index + 1)}
              className={css.link[look]}
            >
              <span className={css.frame[look]}>
                <RoomPicture name={name} sizes={(index === 0 ? sizesOfFirst : sizes)[look]} />
              </span>
              {look === 'page' && <span className={css.title}>{currentRoom(facts, name, locale).title}</span>}
            </a>
          </li>
        ))}
      </ul>
      <Island
        name="RoomViewer"
        of={RoomViewer}
        props={{
          pathname,
          asked,
          photographs: photographsOf(facts, galleryRooms),
          words: viewer,
          rooms: locale === defaultLocale ? undefined : wordsOfGallery(locale),
        }}
        script={usePageHead()?.viewer}
      />
    </div>
  );
}

/** The words of the gallery's rooms in a locale. The viewer's script contains those of the default locale. */
function wordsOfGallery(locale: Locale): WordsOfRooms {
  const words = messagesIn(locale, roomWords);
  return Object.fromEntries(galleryRooms.map((name) => [name, words[name]]));
}

/** The image gallery of the home page (requirement 18). */
export function GallerySection() {
  const { gallery } = useWords(roomsWords);
  return (
    <Stack as="section" gap="5" aria-labelledby="gallery">
      <h2 id="gallery">{gallery}</h2>
      <RoomGallery look="section" />
      <IllustrationNote rooms={galleryRooms} />
    </Stack>
  );
}
