import { expect, test } from 'vitest';
import { pictureHints, pictureLimits, pictureMessages, unsupportedFileType } from './picture.values.ts';

const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));

test.each([
  ['heic', '\0\0\0\x18ftypheic\0\0\0\0mif1heic'],
  ['heic', '\0\0\0\x18ftypmif1\0\0\0\0mif1heic'],
  ['gif', 'GIF89a\x01\0\x01\0'],
  ['pdf', '%PDF-1.7\n%'],
  ['svg', '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['svg', '<svg/>'],
  ['type', 'a text'],
  ['type', ''],
] as const)('names the type of a file in another format: %s', (kind, content) => {
  expect(unsupportedFileType(bytes(content))).toBe(kind);
  expect(pictureMessages[kind]).toContain('Choose a JPEG');
});

test('the hints and messages state the actual limits', () => {
  const megabytes = (count: number) => `at most ${count / 1024 / 1024} MB`;
  for (const text of [pictureHints.sent, pictureMessages.bytes]) {
    expect(text).toContain(megabytes(pictureLimits.bytes));
  }
  for (const text of [pictureHints.chosen, pictureMessages.chosenBytes]) {
    expect(text).toContain(megabytes(pictureLimits.chosenBytes));
  }
});
