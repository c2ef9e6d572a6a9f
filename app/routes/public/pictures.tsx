import { FacilitiesSection } from '#app/content/home/facilities-section.tsx';
import { facilityRooms } from '#app/content/home/home-content.ts';
import { galleryPage } from '#app/content/rooms/room-gallery.css.ts';
import { RoomGallery } from '#app/content/rooms/room-gallery.tsx';
import { IllustrationNote } from '#app/content/rooms/room-picture.tsx';
import { galleryRooms } from '#app/content/rooms/rooms.ts';
import { publicPages } from '#app/navigation/pages.ts';
import { metaOf } from '#app/page-meta/meta-in-language.ts';
import type { PageHandle } from '#app/ui/hydration/hydration.ts';
import { Page } from '#app/ui/layout/page.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { HospitalFact } from '#app/ui/locale/hospital-fact.tsx';
import { usePageLocale } from '#app/ui/locale/page-locale.ts';
import { PageHeading } from '#app/ui/page-parts/page-heading.tsx';

const page = publicPages.pictures;

export const handle = { hydration: 'islands' } satisfies PageHandle;

export const meta = metaOf(page);

export default function Pictures() {
  const { title, summary } = usePageLocale().pageOf(page);
  return (
    <>
      <PageHeading path={page.path} title={title} summary={summary} />
      <Page>
        <div className={galleryPage}>
          <section aria-labelledby="rooms">
            <Stack gap="5">
              <h2 id="rooms">
                <HospitalFact of="name" />
              </h2>
              <RoomGallery look="page" />
            </Stack>
          </section>
          <Stack gap="4">
            <FacilitiesSection />
            <IllustrationNote rooms={[...galleryRooms, ...facilityRooms]} />
          </Stack>
        </div>
      </Page>
    </>
  );
}
