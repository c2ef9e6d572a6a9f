import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draftForm, forgetDraft, forgetDrafts, keepDraft, readDraft } from './draft.ts';

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  const storage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
    removeItem: (name: string) => void kept.delete(name),
  };
  vi.stubGlobal('window', {
    localStorage: new Proxy(storage, {
      ownKeys: () => [...kept.keys()],
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

test('a draft is found under its name until it is forgotten', () => {
  expect(readDraft('new doctor')).toBeNull();
  keepDraft('new doctor', draft);
  expect(readDraft('new doctor')).toEqual(draft);
  expect(readDraft('doctor 7')).toBeNull();
  forgetDraft('new doctor');
  expect(readDraft('new doctor')).toBeNull();
});

test('signing out forgets the drafts and nothing else', () => {
  keepDraft('new doctor', draft);
  keepDraft('doctor 7', draft);
  kept.set('Bearer', 'a token');
  forgetDrafts();
  expect([...kept.keys()]).toEqual(['Bearer']);
});

test.each(['{', '7', 'null', '{"savedAt":1}', '{"savedAt":1,"fields":[["name",7]]}'])(
  'what is no draft is none: %s',
  (text) => {
    kept.set('draft: new doctor', text);
    expect(readDraft('new doctor')).toBeNull();
  },
);

test('a browser without storage keeps nothing and fails nowhere', () => {
  vi.stubGlobal('window', {
    get localStorage(): never {
      throw new Error('The operation is insecure.');
    },
  });
  keepDraft('new doctor', draft);
  expect(readDraft('new doctor')).toBeNull();
});

test('its fields are those of a form again, several of a name too', () => {
  expect(draftForm(draft).getAll('slots')).toEqual(['09:00 AM', '09:30 AM']);
});
