import { defaultFacts } from '#app/hospital-facts/default-facts.ts';
import type { Coordinates, DirectionsFact } from '#app/hospital-facts/fact-types.ts';
import { withPlainDigits } from '#app/languages/plain-digits.ts';
import type { CheckedText } from '#app/ui/form/declared-field.ts';
import { textField } from '../fact-fields.server.ts';
import { type FactField, type FactTexts, factSection } from '../fact-section.ts';
import { hoursField, hoursOf, hoursText } from '../hours-field.server.ts';
import { localizedFields, localizedTexts, translationsFrom } from '../localized-fields.server.ts';

/** Two or three sentences, which a person reads on the way. */
const longest = 300;

const labels: Readonly<Record<DirectionsFact, { readonly label: string; readonly hint: string }>> = {
  byBus: { label: 'By bus', hint: 'Stop and bus, and how far it is to walk' },
  byAuto: { label: 'By auto or taxi', hint: 'What to tell the driver: a landmark that all know' },
  byCar: { label: 'By car', hint: 'From which road, and where to turn' },
  byTrain: { label: 'By train', hint: 'Station, exit, and how to go on' },
  parking: { label: 'Parking', hint: 'Where, and what it costs' },
  stepFree: { label: 'Step-free way', hint: 'Ramp, lift, toilet, and whom to ask for a wheelchair' },
  bring: { label: 'What to bring', hint: 'To a first visit' },
  bag: { label: 'Bag for a stay', hint: 'What to pack, and what must stay at home' },
  atTheDoor: { label: 'Whom to ask at the door', hint: 'Nobody should have to say why they came' },
};

const facts = Object.keys(labels) as readonly DirectionsFact[];

const fieldsOf = (fact: DirectionsFact): readonly FactField[] => [
  textField({ name: fact, ...labels[fact], heading: labels[fact].label, max: longest }),
  ...localizedFields(fact, (language) => `${labels[fact].label}, in ${language}`, { max: longest }),
];

/** Panchkula and the towns around it: refuses exchanged numbers and places elsewhere. */
const around = { latitude: [30.5, 31], longitude: [76.6, 77.2] } as const;

const isAround = (degrees: number, [least, most]: readonly [number, number]) =>
  least <= degrees && degrees <= most;

const coordinatesProblem =
  'Enter latitude and longitude of a place in Panchkula, such as 30.68420, 76.86310: press long on the hospital in a map app and copy the two numbers.';

function coordinatesOf(text: string): Coordinates | null {
  const [, latitude, longitude] = /^(\d{2}\.\d{3,})[,\s]+(\d{2}\.\d{3,})$/.exec(withPlainDigits(text)) ?? [];
  return latitude && longitude ? { latitude: Number(latitude), longitude: Number(longitude) } : null;
}

const coordinatesText = (place: Coordinates | null): string =>
  place ? `${place.latitude}, ${place.longitude}` : '';

function checkCoordinates(text: string): CheckedText {
  const place = coordinatesOf(text);
  return place && isAround(place.latitude, around.latitude) && isAround(place.longitude, around.longitude)
    ? { text: coordinatesText(place) }
    : { problem: coordinatesProblem };
}

const hoursHint = 'Midnight is 00:00. Empty all fields of a row to take it away.';

export const findUs = factSection({
  id: 'find-us',
  purpose:
    'When doctors see people, when families may visit, and how one comes to the door. Until this section is saved the page says that its lines are a sample. An empty line is not shown. The address and the link to the map are under Name and place.',
  shows: 'On the page “Find us and hours”.',
  confirms: ['directions'],
  fields: [
    hoursField({ name: 'opdHours', label: 'Hours in which doctors see people', hint: hoursHint }),
    hoursField({ name: 'visitingHours', label: 'Hours in which families may visit', hint: hoursHint }),
    textField({
      name: 'coordinates',
      label: 'Latitude and longitude',
      hint: 'Press long on the entrance in a map app and copy the two numbers. Map apps then lead to the door',
      max: 40,
      check: checkCoordinates,
    }),
    ...facts.flatMap(fieldsOf),
  ],
  textsOf: ({ directions }): FactTexts => ({
    opdHours: hoursText(directions.opdHours ?? []),
    visitingHours: hoursText(directions.visitingHours ?? []),
    coordinates: coordinatesText(directions.coordinates),
    ...directions.texts,
    ...localizedTexts(directions.translations, facts),
  }),
  applied: (all, texts: FactTexts) => ({
    ...all,
    directions: {
      opdHours: texts.opdHours ? hoursOf(texts.opdHours) : null,
      visitingHours: texts.visitingHours ? hoursOf(texts.visitingHours) : null,
      coordinates: coordinatesOf(texts.coordinates ?? ''),
      texts: Object.fromEntries(facts.map((fact) => [fact, texts[fact] ?? ''])) as Record<
        DirectionsFact,
        string
      >,
      translations: translationsFrom(texts, facts, {
        code: {
          translations: defaultFacts.directions.translations,
          isShown: (fact) => texts[fact] === defaultFacts.directions.texts[fact],
        },
      }),
    },
  }),
});
