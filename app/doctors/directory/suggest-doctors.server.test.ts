import { expect, test } from 'vitest';
import { suggestDoctors } from './suggest-doctors.server.ts';

const team = ['Dr. Asha Verma', 'Dr. Ashok Varma', 'Ms Meera Nair', 'Dr. Om'].map((name, place) => ({
  id: String(place),
  name,
}));
const near = (asked: string) => suggestDoctors(team, asked).map(({ name }) => name);

test.each([
  ['dr-asha-verma-2', 'Dr. Asha Verma'],
  ['dr-meera-nayar', 'Ms Meera Nair'],
  ['ASHOK', 'Dr. Ashok Varma'],
])('%s is near to %s', (asked, name) => {
  expect(near(asked)[0]).toBe(name);
});

test.each(['dr', 'dr-', '', 'zzzz', '../../etc', 'x'.repeat(5000), '%E0%A4'])(
  '%j is near to nobody, not even to whoever has a title',
  (asked) => {
    expect(near(asked)).toEqual([]);
  },
);

test('there are three at most', () => {
  const namesakes = Array.from({ length: 9 }, (_, place) => ({ id: String(place), name: 'Dr. Asha' }));
  expect(suggestDoctors(namesakes, 'asha')).toHaveLength(3);
});
