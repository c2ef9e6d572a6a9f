import { AboutUs, HospitalFigures } from '#app/content/about/about-us.tsx';
import { RoomGrid } from '#app/content/rooms/room-grid.tsx';
import { aboutRooms } from '#app/content/rooms/rooms.ts';
import * as facts from '#app/site/facts.ts';
import { pageMeta } from '#app/site/page-meta.ts';
import { publicPages } from '#app/site/pages.ts';
import { PlainPage } from '#app/ui/frame/plain-page.tsx';
import type { PageHandle } from '#app/ui/hydration/hydration.ts';

export const handle = { hydration: 'none' } satisfies PageHandle;

export function meta() {
  return pageMeta(publicPages.about);
}

export default function About() {
  return (
    <PlainPage page={publicPages.about}>
      <RoomGrid columns="two" rooms={aboutRooms.map((room) => ({ room }))} />
      <HospitalFigures />
      <AboutUs facts={facts} />
    </PlainPage>
  );
}
