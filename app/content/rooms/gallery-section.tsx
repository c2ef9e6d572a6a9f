import { Stack } from '../../ui/page/stack.tsx';
import { IllustrationNote } from './illustration-note.tsx';
import { RoomGallery } from './room-gallery.tsx';
import { galleryRooms } from './rooms.ts';

interface GallerySectionProps {
  /** False where another part of the page says what kind of pictures these are: it is said once. */
  readonly explained?: boolean;
}

/** The image gallery of the home page (specification, section 2.2, 9). */
export function GallerySection({ explained = true }: GallerySectionProps) {
  return (
    <section aria-labelledby="gallery">
      <Stack gap="5">
        <h2 id="gallery">Image gallery</h2>
        <RoomGallery look="section" />
        {explained && <IllustrationNote rooms={galleryRooms} />}
      </Stack>
    </section>
  );
}
