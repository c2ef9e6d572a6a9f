import { readSavedFacts } from '#app/hospital/hospital.queries.server.ts';
import { sectionPath } from '#app/hospital/hospital-paths.ts';
import * as css from '#app/hospital/parts/hospital.css.ts';
import { PhotographList } from '#app/hospital/parts/photograph-list.tsx';
import { SectionHead } from '#app/hospital/parts/section-head.tsx';
import {
  type PhotographPlace,
  personPlaces,
  photographAt,
  placeTitle,
  roomPlaces,
} from '#app/hospital/photograph-places.ts';
import { photographs } from '#app/hospital/sections/photographs.server.ts';
import { buildFacts } from '#app/hospital/sections.server.ts';
import { factSections } from '#app/hospital-facts/fact-sections.ts';
import type { HospitalFacts } from '#app/hospital-facts/fact-types.ts';
import { staffLoader } from '#app/staff-area/frame/staff-loader.server.ts';
import { staffMeta } from '#app/staff-area/frame/staff-meta.ts';
import { readSectionPage } from '#app/staff-area/hospital-page/hospital-page.server.ts';
import { SectionChanges } from '#app/staff-area/hospital-page/section-changes.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { portraitOf } from '#app/ui/portrait/portrait.ts';
import type { Route } from './+types/hospital-photographs';

const title = factSections.photographs;

const smallDrawing = (room: (typeof roomPlaces)[number]) => `/pictures/rooms/${room}-480.webp`;

function shownPlace(place: PhotographPlace, facts: HospitalFacts, drawing: string) {
  const photograph = photographAt(place, facts);
  const name = placeTitle(place, facts);
  return {
    place,
    title: name,
    picture: photograph?.path ?? drawing,
    alt: photograph && (photograph.alt ?? name),
  };
}

export const loader = staffLoader(async ({ here }) => {
  const { database } = here;
  const [saved, { section, changes }] = await Promise.all([
    readSavedFacts(database),
    readSectionPage(database, photographs),
  ]);
  const facts = buildFacts(saved);
  return {
    purpose: section.purpose,
    changes,
    people: personPlaces.map((place) => shownPlace(place, facts, portraitOf(placeTitle(place, facts)))),
    rooms: roomPlaces.map((room) => shownPlace(room, facts, smallDrawing(room))),
  };
});

export const meta = staffMeta(title);

export default function HospitalPhotographs({ loaderData }: Route.ComponentProps) {
  const { purpose, people, rooms, changes } = loaderData;
  const listPath = sectionPath('photographs');
  return (
    <Stack gap="5" className={css.column}>
      <SectionHead title={title}>
        <p>{purpose}</p>
        <p className={css.soft}>
          Show no patient, and nobody of the staff who has not agreed. Place, time and camera are removed from
          each file.
        </p>
      </SectionHead>
      <PhotographList title="People" places={people} listPath={listPath} />
      <PhotographList title="Rooms" places={rooms} listPath={listPath} />
      <h2 className={css.heading}>Changes</h2>
      <SectionChanges changes={changes} />
    </Stack>
  );
}
