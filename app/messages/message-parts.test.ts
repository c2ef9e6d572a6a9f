import fc from 'fast-check';
import { SegmentedMessage } from 'sms-segments-calculator';
import { expect, test } from 'vitest';
import { messageLength } from './message-parts.ts';

test.each([
  ['', 1],
  ['a'.repeat(160), 1],
  ['a'.repeat(161), 2],
  ['a'.repeat(306), 2],
  ['a'.repeat(307), 3],
  ['क'.repeat(70), 1],
  ['क'.repeat(71), 2],
  ['क'.repeat(134), 2],
  ['क'.repeat(135), 3],
  [`${'a'.repeat(159)}€`, 2],
  [`${'a'.repeat(158)}€`, 1],
  // Two places that would fall on the border of two parts go to the second.
  [`${'a'.repeat(152)}€${'a'.repeat(152)}`, 3],
  [`${'क'.repeat(66)}😀${'क'.repeat(66)}`, 3],
])('counts the parts of %j', (text, parts) => {
  expect(messageLength(text).parts).toBe(parts);
});

test('one letter of another alphabet makes the parts shorter', () => {
  expect(messageLength(`${'a'.repeat(70)}।`)).toEqual({ places: 71, parts: 2, isUnicode: true });
});

test('counts as the calculator of a gateway does', () => {
  const letter = fc.constantFrom(...'ab Z9{}€^[é', ...'कि।', '😀');
  fc.assert(
    fc.property(
      fc.array(letter, { minLength: 1, maxLength: 330 }).map((letters) => letters.join('')),
      fc.boolean(),
      (mixed, isLatin) => {
        const text = isLatin ? mixed.replace(/[\u0900-\u097f]|😀/gu, 'x') : mixed;
        const { parts, isUnicode } = messageLength(text);
        const theirs = new SegmentedMessage(text);
        expect([parts, isUnicode]).toEqual([theirs.segmentsCount, theirs.encodingName === 'UCS-2']);
      },
    ),
    { numRuns: 300 },
  );
});
