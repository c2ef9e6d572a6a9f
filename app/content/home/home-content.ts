/** Pages, rooms and order of the cards in the sections of the home page. */

import type { HospitalFacts } from '#app/hospital-facts/fact-types.ts';
import type { Locale } from '#app/languages/locales.ts';
import { messagesIn } from '#app/languages/messages.ts';
import type { InformationGroupId } from '#app/navigation/information-groups.ts';
import { entryToPath, type NavigationEntry } from '#app/navigation/navigation.ts';
import { informationGroups, publicPages } from '#app/navigation/pages.ts';
import {
  approachWords,
  facilitiesWords,
  fieldWords,
  startWords,
  structureWords,
} from '#messages/content/home/home.ts';
import type { RoomName } from '../rooms/rooms.ts';

export type StructureTile = keyof typeof structureWords.titles;

const tiles: readonly StructureTile[] = [
  'beds',
  'rooms',
  'recreation',
  'counselling',
  'pharmacy',
  'bloodCollection',
  'cashless',
];

/** Tiles of the section Hospital Structure (requirement 14). */
export function structureIn(locale: Locale, { hospital }: Pick<HospitalFacts, 'hospital'>) {
  const { titles, notes } = messagesIn(locale, structureWords);
  return tiles.map((tile) => ({ tile, title: titles[tile](hospital.beds), note: notes[tile] }));
}

export type ApproachId = keyof typeof approachWords.cards;

interface ApproachPlace {
  readonly id: ApproachId;
  /** Page that the title links to. */
  readonly path: `/${string}`;
}

const approachPlaces: readonly ApproachPlace[] = [
  { id: 'motivation', path: '/motivation-enhancement' },
  { id: 'yoga', path: '/relaxation-therapy' },
  { id: 'gym', path: publicPages.pictures.path },
  { id: 'recreation', path: publicPages.pictures.path },
];

/** Cards of the section Our Approach (requirement 12). */
export const approachIn = (locale: Locale) =>
  approachPlaces.map(({ id, path }) => {
    const { title, text } = messagesIn(locale, approachWords).cards[id];
    return { id, title, text, path };
  });

/** Cards of the sections Our Treatments and Our Services. Their titles come from the catalogue. */
export interface FieldCard extends NavigationEntry {
  /** Group of pages whose title is the label. */
  readonly group?: InformationGroupId;
  readonly line: string;
}

/** The eight fields of care, in the order of the section. */
const treatments = [
  'psychiatry',
  'counselling',
  'children',
  'de-addiction',
  'sexual-wellness',
  'sleep',
  'headache',
  'epilepsy',
] as const satisfies readonly InformationGroupId[];

export const treatmentsIn = (locale: Locale): readonly FieldCard[] =>
  treatments.map((id) => {
    const group = informationGroups.find((candidate) => candidate.id === id);
    if (!group) throw new Error(`There is no group of pages called ${id}`);
    const line = messagesIn(locale, fieldWords).treatments[id];
    return { path: group.pages[0].path, label: group.title, group: id, line };
  });

const services = ['/psychiatric-care', '/deaddiction', '/sexual-wellness'] as const;

export const servicesIn = (locale: Locale): readonly FieldCard[] =>
  services.map((path) => ({ ...entryToPath(path), line: messagesIn(locale, fieldWords).services[path] }));

export type StartId = keyof typeof startWords.boxes;

interface Start {
  readonly id: StartId;
  readonly title: string;
  readonly text: string;
  readonly links: readonly { readonly path: `/${string}`; readonly label: string }[];
}

/** Pages of each box, in the order of the link texts. */
const paths = {
  me: [
    '/depression',
    '/anxiety',
    '/insomnia',
    '/pregnancy-and-birth',
    '/deaddiction',
    '/farm-debt-and-family-abroad',
  ],
  another: [
    '/alcohol',
    '/deaddiction',
    '/when-someone-refuses',
    '/memory-and-older-people',
    '/schizophrenia',
    '/seizure',
  ],
  child: ['/mental-health-children', '/adhd', '/autism', '/learning-disability'],
} as const satisfies Record<StartId, readonly `/${string}`[]>;

/** Boxes of the first section of the home page: the person who needs help, and pages for them. */
export const startsIn = (locale: Locale): readonly Start[] =>
  (Object.keys(paths) as StartId[]).map((id) => {
    const { links, ...words } = messagesIn(locale, startWords).boxes[id];
    return { id, ...words, links: paths[id].map((path, index) => ({ path, label: links[index] ?? '' })) };
  });

/** Rooms of the section. The gallery has others, so that home shows each picture once. */
export const facilityRooms = ['luxury-room', 'gym', 'general-ward'] as const satisfies readonly RoomName[];

type FacilityRoom = (typeof facilityRooms)[number];

interface FacilityPlace {
  readonly room: FacilityRoom;
  /** Target of the link. */
  readonly href: string;
}

type Phones = Pick<HospitalFacts, 'phones'>;

const facilityPlaces = ({ phones }: Phones): readonly FacilityPlace[] => [
  { room: 'luxury-room', href: publicPages.prices.path },
  { room: 'gym', href: '/stress-management' },
  { room: 'general-ward', href: phones.admission.href },
];

/** Cards of the section Our Facilities (requirement 16). */
export const facilitiesIn = (locale: Locale, facts: Phones) =>
  facilityPlaces(facts).map(({ room, href }) => {
    const { title, about, link } = messagesIn(locale, facilitiesWords).cards[room];
    return { title, room, about, link: { href, label: link(facts.phones.admission.shown) } };
  });
