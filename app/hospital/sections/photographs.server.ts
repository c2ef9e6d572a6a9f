import type { Photograph } from '#app/hospital-facts/fact-types.ts';
import { roomTitles } from '#app/hospital-facts/room-titles.ts';
import { pictureUrl } from '#app/platform/pictures/picture.values.ts';
import { textField } from '../fact-fields.server.ts';
import { type FactField, type FactTexts, factSection } from '../fact-section.ts';
import {
  descriptionRule,
  personPlaces,
  photographAt,
  photographPlaces,
  roomPlaces,
} from '../photograph-places.ts';

interface StoredPhotograph {
  readonly key: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

const stored = /^([\w-]{36}\.[a-z]{3,4}) (\d{1,5}) (\d{1,5}) (.+)$/;

/** Serializes a photograph to one text: key of the picture, width, height and description. */
export const photographText = ({ key, width, height, alt }: StoredPhotograph): string =>
  `${key} ${width} ${height} ${alt}`;

export function storedPhotograph(text: string): StoredPhotograph | null {
  const [, key = '', width, height, alt = ''] = stored.exec(text) ?? [];
  return key === '' ? null : { key, width: Number(width), height: Number(height), alt };
}

/** Serializes a photograph from the facts. Empty for a photograph that is part of the code. */
function textOf(photograph: Photograph | null | undefined): string {
  const { path = '', width = 0, height = 0, alt = '' } = photograph ?? {};
  const folder = pictureUrl('');
  return path.startsWith(folder)
    ? photographText({ key: path.slice(folder.length), width, height, alt })
    : '';
}

function photographOf(text: string | undefined): Photograph | null {
  const found = storedPhotograph(text ?? '');
  if (!found) return null;
  const { key, ...shown } = found;
  return { path: pictureUrl(key) as `/${string}`, ...shown };
}

const fields: readonly FactField[] = photographPlaces.map((place) => ({
  ...textField({
    name: place,
    label: place in roomTitles ? roomTitles[place as keyof typeof roomTitles] : `Photograph of ${place}`,
    max: descriptionRule.maxLength + 60,
  }),
  shown: (text) => `a photograph: ${storedPhotograph(text)?.alt ?? text}`,
}));

/**
 * Section without a form of fields: `savePhotograph` writes its texts, because each refers to a picture in
 * R2.
 */
export const photographs = factSection({
  id: 'photographs',
  purpose: 'Photographs of the people who run the hospital and of its rooms, in place of the drawings.',
  hasPictures: true,
  shows: 'On Management, the home page, About us and Pictures.',
  fields,
  textsOf: (facts): FactTexts =>
    Object.fromEntries(photographPlaces.map((place) => [place, textOf(photographAt(place, facts))])),
  applied: (facts, texts: FactTexts) => ({
    ...facts,
    management: facts.management.map((person, index) => ({
      ...person,
      photograph: photographOf(texts[personPlaces[index] ?? '']) ?? person.photograph,
    })),
    roomPhotographs: {
      ...facts.roomPhotographs,
      ...Object.fromEntries(
        roomPlaces.flatMap((room) => {
          const photograph = photographOf(texts[room]);
          return photograph ? [[room, photograph]] : [];
        }),
      ),
    },
  }),
});
