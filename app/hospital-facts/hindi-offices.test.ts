import { expect, test } from 'vitest';
import { defaultFacts } from './default-facts.ts';
import { hindiOffice } from './hindi-offices.ts';

test('every office that the code writes has its words in Hindi', () => {
  for (const manager of defaultFacts.management) {
    const { title, description } = hindiOffice(manager);
    expect(title).toMatch(/^[\u0900-\u097f ]+$/);
    expect(description).toMatch(/\u0964$/);
  }
});

test('what the hospital entered itself stays as it entered it', () => {
  const [first] = defaultFacts.management;
  expect(hindiOffice({ title: 'Matron', description: 'Runs the ward.' })).toEqual({
    title: undefined,
    description: undefined,
  });
  const entered = hindiOffice({ title: first?.title ?? '', description: 'Runs the ward.' });
  expect(entered.title).toBeDefined();
  expect(entered.description).toBeUndefined();
});
