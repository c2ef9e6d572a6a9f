import { defaultFacts } from '#app/hospital-facts/default-facts.ts';
import type { HospitalFacts, TranslatedPlace } from '#app/hospital-facts/fact-types.ts';
import { isPlaceholderMap } from '#app/hospital-facts/placeholders.ts';
import { textField, textOrNull } from '../fact-fields.server.ts';
import { factSection, type ValidationResult } from '../fact-section.ts';
import { mapLink } from '../map-link.server.ts';

const mapMessages = {
  none: 'Paste the link that Share gives for the hospital on a map, such as https://maps.app.goo.gl/ and what follows.',
  search: 'This link searches a map. Find the hospital on it, press Share and paste that link.',
} as const;

function checkMap(typed: string): ValidationResult {
  const text = mapLink(typed);
  if (text === undefined) return { problem: mapMessages.none };
  return isPlaceholderMap(text) ? { problem: mapMessages.search } : { text };
}

/** Number of characters in each of the logo's two lines that fit beside the menu on the narrowest phone. */
const logoLines = { first: 10, rest: 15 } as const;

/** Letters as a reader counts them: in Devanagari one is often several code units. */
const lettersIn = (text: string): number => [...new Intl.Segmenter('hi').segment(text)].length;

function checkShortName(typed: string): ValidationResult {
  const text = typed.replace(/\s+/g, ' ');
  const [first = '', ...rest] = text.split(' ');
  return lettersIn(first) <= logoLines.first && lettersIn(rest.join(' ')) <= logoLines.rest
    ? { text }
    : {
        problem: `The logo has room for a first word of ${logoLines.first} letters and ${logoLines.rest} letters below it.`,
      };
}

const checkPostalCode = (typed: string): ValidationResult => {
  const text = typed.replaceAll(' ', '');
  return /^[1-9]\d{5}$/.test(text) ? { text } : { problem: 'A PIN code has six digits, such as 134113.' };
};

const shownInEnglish = 'Without it, Hindi pages show the English';

/**
 * A translation as it was entered. The one of the code belongs to the English text of the code, so a section that was saved with another English
 * text, and without a translation, has none.
 */
function hindiText(fact: keyof TranslatedPlace, typed: string, isEnglishOfCode: boolean): string | null {
  const ofCode = defaultFacts.hospital.translations.hi?.[fact];
  return typed === ofCode && !isEnglishOfCode ? null : textOrNull(typed);
}

const isAddressOfCode = (address: HospitalFacts['hospital']['address']): boolean =>
  JSON.stringify(address) === JSON.stringify(defaultFacts.hospital.address);

export const nameAndPlace = factSection({
  id: 'name-and-place',
  purpose: 'What the hospital is called and where people find it.',
  shows: 'On every page, on receipts, in search engines and under the icon on a phone.',
  confirms: ['name', 'shortName', 'street', 'mapUrl'],
  fields: [
    textField({ name: 'name', label: 'Name', hint: 'As on the registration', max: 80, required: true }),
    textField({ name: 'hindiName', label: 'Name in Hindi', hint: shownInEnglish, max: 80, lang: 'hi' }),
    textField({
      name: 'shortName',
      label: 'Short name',
      hint: 'For the logo, which has the first word above the rest',
      max: 26,
      required: true,
      check: checkShortName,
    }),
    textField({
      name: 'hindiShortName',
      label: 'Short name in Hindi',
      hint: shownInEnglish,
      max: 26,
      lang: 'hi',
      check: checkShortName,
    }),
    textField({ name: 'street', label: 'Plot and street', max: 100, required: true }),
    textField({ name: 'city', label: 'City', max: 40, required: true }),
    textField({ name: 'state', label: 'State', max: 40, required: true }),
    textField({ name: 'postalCode', label: 'PIN code', max: 6, required: true, check: checkPostalCode }),
    textField({
      name: 'hindiAddress',
      label: 'Whole address in Hindi, in one line',
      hint: shownInEnglish,
      max: 160,
      lang: 'hi',
    }),
    textField({
      name: 'location',
      label: 'Place in a few words',
      hint: 'At the top of every page, such as Sector 15, Panchkula (HR)',
      max: 40,
      required: true,
    }),
    textField({
      name: 'hindiLocation',
      label: 'Place in a few words, in Hindi',
      hint: shownInEnglish,
      max: 40,
      lang: 'hi',
    }),
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
  textsOf: ({ hospital: { name, shortName, location, mapUrl, address, translations } }) => ({
    name,
    hindiName: translations.hi?.name ?? '',
    shortName,
    hindiShortName: translations.hi?.shortName ?? '',
    location,
    hindiLocation: translations.hi?.location ?? '',
    hindiAddress: translations.hi?.address ?? '',
    street: address.street,
    city: address.city,
    state: address.state,
    postalCode: address.postalCode,
    mapUrl: isPlaceholderMap(mapUrl) ? '' : mapUrl,
  }),
  applied(facts, texts) {
    const { name, shortName, location, street, city, state, postalCode, mapUrl } = texts;
    const address = { ...facts.hospital.address, street, city, state, postalCode };
    const ofCode = defaultFacts.hospital;
    const hi: TranslatedPlace = {
      name: hindiText('name', texts.hindiName, name === ofCode.name),
      shortName: hindiText('shortName', texts.hindiShortName, shortName === ofCode.shortName),
      location: hindiText('location', texts.hindiLocation, location === ofCode.location),
      address: hindiText('address', texts.hindiAddress, isAddressOfCode(address)),
    };
    const translations = { ...facts.hospital.translations, hi };
    return {
      ...facts,
      hospital: { ...facts.hospital, name, shortName, location, mapUrl, address, translations },
    };
  },
});
