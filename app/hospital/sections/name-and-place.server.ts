import { defaultFacts } from '#app/hospital-facts/default-facts.ts';
import type { HospitalFacts, PlaceFact } from '#app/hospital-facts/fact-types.ts';
import { isPlaceholderMap } from '#app/hospital-facts/placeholders.ts';
import { withPlainDigits } from '#app/languages/plain-digits.ts';
import type { CheckedText } from '#app/ui/form/declared-field.ts';
import { textField } from '../fact-fields.server.ts';
import { type FactTexts, factSection } from '../fact-section.ts';
import { localizedFields, localizedTexts, translationsFrom } from '../localized-fields.server.ts';
import { mapLink } from '../map-link.server.ts';

const mapMessages = {
  none: 'Paste the link that Share gives for the hospital on a map, such as https://maps.app.goo.gl/ and what follows.',
  search: 'This link searches a map. Find the hospital on it, press Share and paste that link.',
} as const;

function checkMap(typed: string): CheckedText {
  const text = mapLink(typed);
  if (text === undefined) return { problem: mapMessages.none };
  return isPlaceholderMap(text) ? { problem: mapMessages.search } : { text };
}

/** Letters that fit in each of the logo's two lines, beside the menu of the narrowest phone. */
const logoLines = { first: 10, rest: 15 } as const;

/** Counts letters as readers do. In Devanagari a letter often has several code units. */
const lettersIn = (text: string): number => [...new Intl.Segmenter().segment(text)].length;

function checkShortName(typed: string): CheckedText {
  const text = typed.replace(/\s+/g, ' ');
  const [first = '', ...rest] = text.split(' ');
  return lettersIn(first) <= logoLines.first && lettersIn(rest.join(' ')) <= logoLines.rest
    ? { text }
    : {
        problem: `The logo has room for a first word of ${logoLines.first} letters and ${logoLines.rest} letters below it.`,
      };
}

const checkPostalCode = (typed: string): CheckedText => {
  const text = withPlainDigits(typed).replace(/\s/g, '');
  return /^[1-9]\d{5}$/.test(text) ? { text } : { problem: 'A PIN code has six digits, such as 134113.' };
};

const placeFacts: readonly PlaceFact[] = ['name', 'shortName', 'location', 'address'];

const isAddressOfCode = (address: HospitalFacts['hospital']['address']): boolean =>
  JSON.stringify(address) === JSON.stringify(defaultFacts.hospital.address);

export const nameAndPlace = factSection({
  id: 'name-and-place',
  purpose: 'What the hospital is called and where people find it.',
  shows: 'On every page, on receipts, in search engines and under the icon on a phone.',
  confirms: ['name', 'shortName', 'street', 'mapUrl'],
  fields: [
    textField({ name: 'name', label: 'Name', hint: 'As on the registration', max: 80, required: true }),
    ...localizedFields('name', (language) => `Name in ${language}`, { max: 80 }),
    textField({
      name: 'shortName',
      label: 'Short name',
      hint: 'For the logo, which has the first word above the rest',
      max: 26,
      required: true,
      check: checkShortName,
    }),
    ...localizedFields('shortName', (language) => `Short name in ${language}`, {
      max: 26,
      check: checkShortName,
    }),
    textField({ name: 'street', label: 'Plot and street', max: 100, required: true }),
    textField({ name: 'city', label: 'City', max: 40, required: true }),
    textField({ name: 'state', label: 'State', max: 40, required: true }),
    textField({ name: 'postalCode', label: 'PIN code', max: 6, required: true, check: checkPostalCode }),
    ...localizedFields('address', (language) => `Whole address in ${language}, in one line`, { max: 160 }),
    textField({
      name: 'location',
      label: 'Place in a few words',
      hint: 'At the top of every page, such as Sector 15, Panchkula (HR)',
      max: 40,
      required: true,
    }),
    ...localizedFields('location', (language) => `Place in a few words, in ${language}`, { max: 40 }),
    {
      ...textField({
        name: 'mapUrl',
        label: 'Link to the map',
        hint: 'The hospital’s own place: find it on Google Maps, press Share, copy the link',
        max: 400,
        required: true,
        check: checkMap,
      }),
      kind: 'url',
    },
  ],
  textsOf: ({ hospital: { name, shortName, location, mapUrl, address, translations } }): FactTexts => ({
    name,
    shortName,
    location,
    ...localizedTexts(translations, placeFacts),
    street: address.street,
    city: address.city,
    state: address.state,
    postalCode: address.postalCode,
    mapUrl: isPlaceholderMap(mapUrl) ? '' : mapUrl,
  }),
  applied(facts, texts: FactTexts) {
    const { name = '', shortName = '', location = '', mapUrl = '' } = texts;
    const { street = '', city = '', state = '', postalCode = '' } = texts;
    const address = { ...facts.hospital.address, street, city, state, postalCode };
    const inCode = defaultFacts.hospital;
    const isShown: Readonly<Record<PlaceFact, boolean>> = {
      name: name === inCode.name,
      shortName: shortName === inCode.shortName,
      location: location === inCode.location,
      address: isAddressOfCode(address),
    };
    const translations = translationsFrom(texts, placeFacts, {
      code: { translations: inCode.translations, isShown: (fact) => isShown[fact] },
    });
    return {
      ...facts,
      hospital: { ...facts.hospital, name, shortName, location, mapUrl, address, translations },
    };
  },
});
