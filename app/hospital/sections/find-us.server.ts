import type { DirectionsFact } from '#app/hospital-facts/fact-types.ts';
import { textField } from '../fact-fields.server.ts';
import { type FactField, type FactTexts, factSection } from '../fact-section.ts';
import { hoursField, hoursOf, hoursText } from '../hours-field.server.ts';
import {
  fallbackHint,
  localizedFields,
  localizedTexts,
  translationsFrom,
} from '../localized-fields.server.ts';

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
  atTheDoor: { label: 'Whom to ask at the door', hint: 'Nobody should have to say why they came' },
};

const facts = Object.keys(labels) as readonly DirectionsFact[];

const fieldsOf = (fact: DirectionsFact): readonly FactField[] => [
  textField({ name: fact, ...labels[fact], heading: labels[fact].label, max: longest }),
  ...localizedFields(fact, (language) => ({
    label: `${labels[fact].label}, in ${language}`,
    hint: fallbackHint(language),
    max: longest,
  })),
];

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
    ...facts.flatMap(fieldsOf),
  ],
  textsOf: ({ directions }): FactTexts => ({
    opdHours: hoursText(directions.opdHours ?? []),
    visitingHours: hoursText(directions.visitingHours ?? []),
    ...directions.texts,
    ...localizedTexts(directions.translations, facts),
  }),
  applied: (all, texts: FactTexts) => ({
    ...all,
    directions: {
      opdHours: texts.opdHours ? hoursOf(texts.opdHours) : null,
      visitingHours: texts.visitingHours ? hoursOf(texts.visitingHours) : null,
      texts: Object.fromEntries(facts.map((fact) => [fact, texts[fact] ?? ''])) as Record<
        DirectionsFact,
        string
      >,
      translations: translationsFrom(texts, facts),
    },
  }),
});
