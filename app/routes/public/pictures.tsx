import { RoomGallery } from '#app/content/rooms/room-gallery.tsx';
import { IllustrationNote } from '#app/content/rooms/room-picture.tsx';
import { galleryRooms } from '#app/content/rooms/rooms.ts';
import { hospital } from '#app/site/facts.ts';
import { pageMeta } from '#app/site/page-meta.ts';
import { publicPages } from '#app/site/pages.ts';
import type { PageHandle } from '#app/ui/hydration/hydration.ts';
import { Page } from '#app/ui/layout/page.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { PageHeading } from '#app/ui/page-parts/page-heading.tsx';

const page = publicPages.pictures;

export const handle = { hydration: 'islands' } satisfies PageHandle;

export function meta() {
  return pageMeta(page);
}

export default function Pictures() {
  return (
    <>
      <PageHeading path={page.path} title={page.title} summary={page.summary} />
      <Page>
        <section aria-labelledby="rooms">
          <Stack gap="5">
            <h2 id="rooms">{hospital.name}</h2>
            <RoomGallery look="page" />
            <IllustrationNote rooms={galleryRooms} />
          </Stack>
        </section>
      </Page>
    </>
  );
}
