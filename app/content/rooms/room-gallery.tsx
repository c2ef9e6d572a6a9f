import { useLocation } from 'react-router';
import { defaultLocale, type Locale } from '#app/languages/locales.ts';
import { messagesIn } from '#app/languages/messages.ts';
import { publicPages } from '#app/navigation/pages.ts';
import { useHospitalFacts } from '#app/ui/facts-context/hospital-facts.ts';
import { Island } from '#app/ui/island/island.tsx';
import { usePageLocale, useWords } from '#app/ui/locale/page-locale.ts';
import { usePageHead } from '#app/ui/page-head/page-head.ts';
import { roomWords } from '#messages/content/rooms/room-words.ts';
import { roomsWords } from '#messages/content/rooms/rooms.ts';
import { currentRoom, photographsOf } from './current-rooms.ts';
import { photoHref, photoId, photoIn } from './photo-address.ts';
import * as css from './room-gallery.css.ts';
import { RoomPicture, RoomThumbnail } from './room-picture.tsx';
import { RoomViewer } from './room-viewer.tsx';
import { galleryRooms, type WordsOfRooms } from './rooms.ts';

interface RoomGalleryProps {
  /** `page` shows each room's name. `section` shows thumbnails. */
  readonly look: keyof typeof css.list;
}

/** Two pictures stand side by side on a phone. The value is below the real width, because a dense screen would fetch too large a file. */
const sizes = '(min-width: 1024px) 26rem, (min-width: 768px) 30vw, 44vw';

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
          <li key={name}>
            <a
              href={photoHref(pathTo(publicPages.pictures.path), index + 1)}
              id={photoId(index + 1)}
              className={css.link[look]}
            >
              {look === 'page' ? (
                <>
                  <span className={css.frame}>
                    <RoomPicture name={name} sizes={sizes} />
                  </span>
                  <span className={css.title}>{currentRoom(facts, name, locale).title}</span>
                </>
              ) : (
                <RoomThumbnail name={name} />
              )}
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
