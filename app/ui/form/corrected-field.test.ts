import { expect, test } from 'vitest';
import { isAcceptedText } from './corrected-field.ts';

const field = { type: 'text', required: false, maxLength: 10 };

test.each([
  ['a name', { ...field, required: true, value: 'Asha' }, true],
  ['spaces in a required field', { ...field, required: true, value: '  ' }, false],
  ['an invisible mark in a required field', { ...field, required: true, value: '\u200b' }, false],
  ['nothing in an optional field', { ...field, value: '' }, true],
  ['a text that is too long', { ...field, value: 'x'.repeat(11) }, false],
  ['a long text in a field without a limit', { ...field, maxLength: -1, value: 'x'.repeat(999) }, true],
  ['two lines in a text area', { ...field, type: 'textarea', value: 'a\nb' }, true],
  ['ten digits', { ...field, type: 'tel', value: '98765 43210', maxLength: 24 }, true],
  ['nine digits', { ...field, type: 'tel', value: '98765 4321', maxLength: 24 }, false],
  ['a mail address', { ...field, type: 'email', value: 'a@b.in' }, true],
  ['half a mail address', { ...field, type: 'email', value: 'a@b' }, false],
])('%s is judged as on the server', (_, control, isAccepted) => {
  expect(isAcceptedText(control)).toBe(isAccepted);
});
