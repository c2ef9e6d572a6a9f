import { useWords } from '#app/ui/locale/page-locale.ts';
import { roomsWords } from '#messages/content/rooms/rooms.ts';
import { RoomGallery } from '../rooms/room-gallery.tsx';
import { IllustrationNote } from '../rooms/room-picture.tsx';
import { galleryRooms } from '../rooms/rooms.ts';
import { facilityRooms } from './home-content.ts';
import { section } from './home-section.css.ts';

/** The image gallery of the home page (requirement 18). Its note holds for the pictures of Our Facilities too. */
export function GallerySection() {
  const { gallery } = useWords(roomsWords);
  return (
    <section className={section} aria-labelledby="gallery">
      <h2 id="gallery">{gallery}</h2>
      <RoomGallery look="section" />
      <IllustrationNote rooms={[...facilityRooms, ...galleryRooms]} />
    </section>
  );
}
