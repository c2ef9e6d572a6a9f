import { expect, test } from 'vitest';
import { fieldConflicts, takesTheirs, versionChoiceName } from './field-conflict.ts';

const fields = [
  { name: 'phone', label: 'Phone' },
  { name: 'note', label: 'Note' },
];
const started = { phone: '1', note: 'a' };
const offeredFor = (mine: Record<string, string>, theirs: Record<string, string>) =>
  fieldConflicts(fields, { mine, theirs, started }).map(({ field, offered }) => [field, offered]);

test('lists only fields whose versions differ', () => {
  expect(offeredFor({ phone: '2', note: 'b' }, { phone: '2', note: 'b' })).toEqual([]);
  expect(offeredFor({ phone: '2', note: 'b' }, { phone: '2', note: 'c' })).toEqual([['note', 'mine']]);
});

test('offers the other version of a field that only the other person changed', () => {
  expect(offeredFor({ phone: '1', note: 'b' }, { phone: '2', note: 'a' })).toEqual([
    ['phone', 'theirs'],
    ['note', 'mine'],
  ]);
});

test('offers the own version if it is not known from where the edit started', () => {
  expect(fieldConflicts(fields, { mine: started, theirs: { phone: '2', note: 'a' }, started: null })).toEqual(
    [{ field: 'phone', label: 'Phone', mine: '1', theirs: '2', offered: 'mine' }],
  );
});

test('shows both versions in words for people', () => {
  const shown = (field: { readonly label: string }, text: string) => `${field.label} ${text}`;
  const [conflict] = fieldConflicts(fields, { mine: { phone: '2' }, theirs: started, started }, shown);
  expect([conflict?.mine, conflict?.theirs]).toEqual(['Phone 2', 'Phone 1']);
});

test('a field takes the stored version only if the person chose it', () => {
  const form = new URLSearchParams({ [versionChoiceName('phone')]: 'theirs' });
  expect(takesTheirs(form, 'phone')).toBe(true);
  expect(takesTheirs(form, 'note')).toBe(false);
});
