import { RoomGrid } from '#app/content/rooms/room-grid.tsx';
import { galleryRooms } from '#app/content/rooms/rooms.ts';
import { pageMeta } from '#app/site/page-meta.ts';
import { publicPages } from '#app/site/pages.ts';
import { PageHeading } from '#app/ui/frame/page-heading.tsx';
import type { PageHandle } from '#app/ui/hydration/hydration.ts';
import { Page } from '#app/ui/page/page.tsx';

const page = publicPages.pictures;

export const handle = { hydration: 'none' } satisfies PageHandle;

export function meta() {
  return pageMeta(page);
}

export default function Pictures() {
  return (
    <>
      <PageHeading path={page.path} title={page.title} summary={page.summary} />
      <Page>
        <RoomGrid columns="three" enlarges rooms={galleryRooms.map((room) => ({ room }))} />
      </Page>
    </>
  );
}
