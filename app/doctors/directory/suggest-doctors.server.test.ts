import { expect, test } from 'vitest';
import { suggestDoctors } from './suggest-doctors.server.ts';

const team = ['Dr. Asha Verma', 'Dr. Ashok Varma', 'Ms Meera Nair', 'Dr. Om'].map((name, index) => ({
  id: String(index),
  name,
}));
const near = (asked: string) => suggestDoctors(team, asked).map(({ name }) => name);

test.each([
  ['dr-asha-verma-2', 'Dr. Asha Verma'],
  ['dr-meera-nayar', 'Ms Meera Nair'],
  ['ASHOK', 'Dr. Ashok Varma'],
])('suggests for the address %s the doctor %s', (asked, name) => {
  expect(near(asked)[0]).toBe(name);
});

test.each(['dr', 'dr-', '', 'zzzz', '../../etc', 'x'.repeat(5000), '%E0%A4'])(
  'suggests nobody for %j, even if the title of a doctor matches',
  (asked) => {
    expect(near(asked)).toEqual([]);
  },
);

test('suggests at most three doctors', () => {
  const namesakes = Array.from({ length: 9 }, (_, index) => ({ id: String(index), name: 'Dr. Asha' }));
  expect(suggestDoctors(namesakes, 'asha')).toHaveLength(3);
});
