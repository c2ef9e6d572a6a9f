import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deleteAllDrafts, deleteDraft, draftFormData, readDraft, saveDraft } from './draft.ts';

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  const storage = {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => void stored.set(name, text),
    removeItem: (name: string) => void stored.delete(name),
  };
  vi.stubGlobal('window', {
    localStorage: new Proxy(storage, {
      ownKeys: () => [...stored.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    }),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const draft = {
  savedAt: 1,
  fields: [
    ['name', 'Dr. A'],
    ['slots', '09:00 AM'],
    ['slots', '09:30 AM'],
  ],
} as const;

test('reads a draft by its name until it is deleted', () => {
  expect(readDraft('new doctor')).toBeNull();
  saveDraft('new doctor', draft);
  expect(readDraft('new doctor')).toEqual(draft);
  expect(readDraft('doctor 7')).toBeNull();
  deleteDraft('new doctor');
  expect(readDraft('new doctor')).toBeNull();
});

test('deletes all drafts and nothing else on sign-out', () => {
  saveDraft('new doctor', draft);
  saveDraft('doctor 7', draft);
  stored.set('Bearer', 'a token');
  deleteAllDrafts();
  expect([...stored.keys()]).toEqual(['Bearer']);
});

test.each(['{', '7', 'null', '{"savedAt":1}', '{"savedAt":1,"fields":[["name",7]]}'])(
  'ignores stored text that is no valid draft: %s',
  (text) => {
    stored.set('draft: new doctor', text);
    expect(readDraft('new doctor')).toBeNull();
  },
);

test('stores nothing and throws nothing when the browser forbids storage', () => {
  vi.stubGlobal('window', {
    get localStorage(): never {
      throw new Error('The operation is insecure.');
    },
  });
  saveDraft('new doctor', draft);
  expect(readDraft('new doctor')).toBeNull();
});

test('converts a draft to form data, with several values of one name', () => {
  expect(draftFormData(draft).getAll('slots')).toEqual(['09:00 AM', '09:30 AM']);
});
