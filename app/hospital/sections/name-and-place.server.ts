import { isPlaceholderMap } from '#app/site/placeholders.ts';
import { textField } from '../fact-fields.server.ts';
import { type CheckedText, factSection } from '../fact-section.ts';
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

/** What fits beside the menu of the narrowest phone, in each of the logo's two lines. */
const logoLines = { first: 10, rest: 15 } as const;

function checkShortName(typed: string): CheckedText {
  const text = typed.replace(/\s+/g, ' ');
  const [first = '', ...rest] = text.split(' ');
  return first.length <= logoLines.first && rest.join(' ').length <= logoLines.rest
    ? { text }
    : {
        problem: `The logo has room for a first word of ${logoLines.first} letters and ${logoLines.rest} letters below it.`,
      };
}

const checkPostalCode = (typed: string): CheckedText => {
  const text = typed.replaceAll(' ', '');
  return /^[1-9]\d{5}$/.test(text) ? { text } : { problem: 'A PIN code has six digits, such as 134113.' };
};

export const nameAndPlace = factSection({
  id: 'name-and-place',
  purpose: 'What the hospital is called and where people find it.',
  shows: 'On every page, on receipts, in search engines and under the icon on a phone.',
  confirms: ['name', 'shortName', 'street', 'mapUrl'],
  fields: [
    textField({ name: 'name', label: 'Name', hint: 'As on the registration', max: 80, required: true }),
    textField({
      name: 'shortName',
      label: 'Short name',
      hint: 'For the logo, which has the first word above the rest',
      max: 26,
      required: true,
      check: checkShortName,
    }),
    textField({ name: 'street', label: 'Plot and street', max: 100, required: true }),
    textField({ name: 'city', label: 'City', max: 40, required: true }),
    textField({ name: 'state', label: 'State', max: 40, required: true }),
    textField({ name: 'postalCode', label: 'PIN code', max: 6, required: true, check: checkPostalCode }),
    textField({
      name: 'location',
      label: 'Place in a few words',
      hint: 'At the top of every page, such as Sector 15, Panchkula (HR)',
      max: 40,
      required: true,
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
  textsOf: ({ hospital: { name, shortName, location, mapUrl, address } }) => ({
    name,
    shortName,
    location,
    street: address.street,
    city: address.city,
    state: address.state,
    postalCode: address.postalCode,
    mapUrl: isPlaceholderMap(mapUrl) ? '' : mapUrl,
  }),
  applied: (facts, { name, shortName, location, street, city, state, postalCode, mapUrl }) => ({
    ...facts,
    hospital: {
      ...facts.hospital,
      name,
      shortName,
      location,
      mapUrl,
      address: { ...facts.hospital.address, street, city, state, postalCode },
    },
  }),
});
