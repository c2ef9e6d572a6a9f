import { defaultLocale } from '#app/languages/locales.ts';
import { useHospitalFacts } from '#app/ui/facts-context/hospital-facts.ts';
import { usePageLocale, useWords } from '#app/ui/locale/page-locale.ts';
import { Picture } from '#app/ui/picture/picture.tsx';
import { roomsWords } from '#messages/content/rooms/rooms.ts';
import { currentRoom, someAreIllustrations } from './current-rooms.ts';
import { roomColour } from './room-colours.css.ts';
import * as css from './room-picture.css.ts';
import type { RoomName } from './rooms.ts';

interface RoomPictureProps {
  readonly name: RoomName;
  /** Width on the page, as the `sizes` attribute of an image. */
  readonly sizes: string;
  readonly loading?: 'lazy' | 'eager';
}

/** The picture of a room. Its mean colour fills the frame until the picture has loaded. */
export function RoomPicture({ name, sizes, loading }: RoomPictureProps) {
  const { locale } = usePageLocale();
  const { files, shows, isTyped } = currentRoom(useHospitalFacts(), name, locale);
  return (
    <span
      className={`${css.room} ${roomColour[name]}`}
      lang={isTyped && locale !== defaultLocale ? defaultLocale : undefined}
    >
      <Picture files={files} alt={shows} sizes={sizes} loading={loading} isCropped />
    </span>
  );
}

/** The picture of a room as a thumbnail: its smallest file alone, because a gallery repeats what it contains 12 times. */
export function RoomThumbnail({ name }: { readonly name: RoomName }) {
  const { locale } = usePageLocale();
  const { files, shows, isTyped } = currentRoom(useHospitalFacts(), name, locale);
  return (
    <img
      src={'widths' in files ? `${files.path}-${Math.min(...files.widths)}.webp` : files.path}
      width={files.width}
      height={files.height}
      alt={shows}
      lang={isTyped && locale !== defaultLocale ? defaultLocale : undefined}
      loading="lazy"
      decoding="async"
      className={`${css.thumbnail} ${roomColour[name]}`}
    />
  );
}

/** A note that the pictures are illustrations. Nothing is rendered once all of them are photographs. */
export function IllustrationNote({ rooms }: { readonly rooms: readonly RoomName[] }) {
  const { illustrations } = useWords(roomsWords);
  if (!someAreIllustrations(useHospitalFacts(), rooms)) return null;
  return <p className={css.illustrationNote}>{illustrations}</p>;
}
