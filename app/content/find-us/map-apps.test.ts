import { expect, test } from 'vitest';
import { defaultFacts } from '#app/hospital-facts/default-facts.ts';
import { mapAppLinks } from './map-apps.ts';

test('map apps search for the address while no coordinates are entered', () => {
  const { android, apple } = mapAppLinks(defaultFacts);
  expect(android).toBe('geo:0,0?q=Sector%2015%2C%20Panchkula%2C%20Haryana%20134113');
  expect(new URL(apple).searchParams.get('q')).toBe('Sector 15, Panchkula, Haryana 134113');
});

test('map apps lead to the coordinates, with the name of the hospital', () => {
  const coordinates = { latitude: 30.6842, longitude: 76.8631 };
  const { android, apple } = mapAppLinks({
    hospital: { ...defaultFacts.hospital, name: 'Asha & Sons' },
    directions: { ...defaultFacts.directions, coordinates },
  });
  expect(android).toBe('geo:30.6842,76.8631?q=30.6842,76.8631(Asha%20%26%20Sons)');
  expect(apple).toBe('https://maps.apple.com/?ll=30.6842,76.8631&q=Asha%20%26%20Sons');
});
