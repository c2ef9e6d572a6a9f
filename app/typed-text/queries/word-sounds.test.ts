import { describe, expect, test } from 'vitest';
import { likeness, wordSound } from './word-sounds.ts';

const alike = (one: string, other: string) => likeness(wordSound(one), wordSound(other));

describe('the end of an English word is not the future of a Hindi verb', () => {
  test.each([
    ['college', 'कॉल'],
    ['village', 'विल'],
    ['package', 'पक'],
  ])('%s is not %s', (word, other) => {
    expect(alike(word, other)).toBeLessThan(0.87);
  });

  test.each([
    ['college', 'कॉलेज'],
    ['village', 'विलेज'],
    ['bolega', 'बोलना'],
    ['bolege', 'bolna'],
    ['lage', 'लगा'],
  ])('%s is %s', (word, other) => {
    expect(alike(word, other)).toBeGreaterThanOrEqual(0.87);
  });
});
