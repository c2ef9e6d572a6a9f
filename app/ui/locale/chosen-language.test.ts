import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import fontsScript from '../theme/fonts.script.ts?script';
import localizedFontsScript from '../theme/localized-fonts.script.ts?script';

type Listener = (event: object) => void;

/** Runs the script of a Hindi page's head on a fake page. */
function opened(path: string, referrer: string, pressed?: string) {
  const localStorage: { language?: string } = {};
  const dataset: { reads?: string } = {};
  const listeners: Record<string, Listener> = {};
  runInNewContext(localizedFontsScript, {
    localStorage,
    document: {
      referrer,
      documentElement: { dataset },
      currentScript: { dataset: { tag: 'hi', prefix: '/hi' } },
    },
    navigator: { languages: ['en-IN', 'pa'], connection: { saveData: true } },
    location: { href: `https://hi.example:8787${path}` },
    addEventListener(type: string, listener: Listener) {
      listeners[type] = listener;
    },
  });
  const marked = dataset.reads;
  listeners.click?.({
    target: { closest: (selector: string) => (selector === pressed ? { hreflang: 'en' } : null) },
  });
  return { kept: localStorage.language, marked };
}

test.each([
  ['/hi/insomnia', 'https://hi.example:8787/insomnia'],
  ['/hi/doctors?q=sleep', 'https://hi.example:8787/doctors?q=sleep'],
  ['/hi', 'https://hi.example:8787/'],
  ['/hi?photo=3', 'https://hi.example:8787/?photo=3'],
])('stores Hindi on %s after %s, which the language switch links', (path, referrer) => {
  expect(opened(path, referrer)).toEqual({ kept: 'hi', marked: 'hi' });
});

test.each([
  ['/hi/insomnia', ''],
  ['/hi/insomnia', 'https://search.example/insomnia'],
  ['/hi/insomnia', 'https://hi.example:8787/hi/insomnia'],
  ['/hi/insomnia', 'https://hi.example:8787/migraine'],
])('stores nothing on %s after “%s”', (path, referrer) => {
  expect(opened(path, referrer)).toEqual({ kept: undefined, marked: 'en-IN,pa,' });
});

test('stores English on a click of the language switch only', () => {
  expect(opened('/hi', '', '[rel=alternate]').kept).toBe('en');
  expect(opened('/hi', '', 'a').kept).toBeUndefined();
});

test('does not throw when storage is forbidden', () => {
  const page = {
    document: { referrer: '', documentElement: { dataset: {} } },
    get localStorage() {
      throw new Error('refused');
    },
  };
  expect(() => runInNewContext(localizedFontsScript, page)).not.toThrow();
});

/** Runs the script of an English page's head in a browser that asks for Hindi. */
function markedOnEnglishPage(localStorage: { language?: string }) {
  const dataset: { reads?: string } = {};
  runInNewContext(fontsScript, {
    localStorage,
    document: { documentElement: { dataset } },
    navigator: { languages: ['hi-IN', 'en'], connection: { saveData: true } },
  });
  return dataset.reads;
}

test('marks the languages that the browser asks for, until the reader chooses one', () => {
  const storage = {};
  expect(markedOnEnglishPage(storage)).toBe('hi-IN,en,');
  expect(storage).toEqual({});
  expect(markedOnEnglishPage({ language: 'en' })).toBe('en');
});
