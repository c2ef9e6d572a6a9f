import { Stack } from '#app/ui/layout/stack.tsx';
import { RoomGallery } from './room-gallery.tsx';

/** The image gallery of the home page (specification, section 2.2, 9). */
export function GallerySection() {
  return (
    <Stack as="section" gap="5" aria-labelledby="gallery">
      <h2 id="gallery">Image gallery</h2>
      <RoomGallery look="section" />
    </Stack>
  );
}
