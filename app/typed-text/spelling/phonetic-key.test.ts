import { expect, test } from 'vitest';
import { keysOf, phoneticKey } from './phonetic-key.ts';

const soundKey = (word: string) => keysOf(word).sound;

const alike = (words: string) => [...new Set(words.split(' ').map(phoneticKey))];

test.each([
  'नही नहीं nahi nahin nhi nai ਨਹੀਂ',
  'ki ke कि के की ਕੀ',
  'h hai hain है हैं ਹੈ',
  'zindagi jindagi zindgi jindgi zndgi ज़िंदगी जिन्दगी ज़िन्दगी ਜ਼ਿੰਦਗੀ',
  'chahta chahata chata चाहता',
  'accha achha acha achchha अच्छा ਅੱਛਾ',
  'nind neend nnd नींद ਨੀਂਦ',
  'vehem wehem wahem वहम ਵਹਿਮ',
  'phansi fansi phaansi फाँसी फांसी ਫਾਂਸੀ',
  'depression depresion dipreshan डिप्रेशन ਡਿਪ੍ਰੈਸ਼ਨ',
  'doctor daktar डॉक्टर डाक्टर ਡਾਕਟਰ',
  'ilaj elaj ilaaj इलाज ਇਲਾਜ',
  'kambal kanbal कंबल कम्बल',
  'khatam khtm katam ख़त्म खतम',
])('gives %s the same key', (words) => {
  expect(alike(words)).toHaveLength(1);
});

test.each([
  ['sharab', 'sharaab', 'srb'],
  ['nasha', 'नशा', 'ns'],
  ['१२', '12', '12'],
])('gives %s and %s the key %s', (one, other, key) => {
  expect([phoneticKey(one), phoneticKey(other)]).toEqual([key, key]);
});

test.each(['dawai nasha', 'mirgi marzi', 'neend nasha', 'insomnia anxiety'])(
  'gives %s different keys',
  (words) => {
    expect(alike(words)).toHaveLength(2);
  },
);

test('gives a word without letters an empty key', () => {
  expect(['', '!?', '—', '你好'].map(phoneticKey)).toEqual(['', '', '', '']);
});

test('the key of sounds keeps front and back vowels and the aspiration of a consonant', () => {
  expect(soundKey('jeena')).not.toBe(soundKey('jaana'));
  expect(soundKey('thak')).not.toBe(soundKey('tak'));
  expect(new Set(['jeena', 'jina', 'जीना', 'ਜੀਣਾ'].map(soundKey)).size).toBe(1);
  expect(new Set(['marna', 'mrna', 'maarna', 'मरना', 'ਮਰਨਾ'].map(soundKey)).size).toBe(1);
  expect(new Set(['raha', 'rha', 'रहा', 'ਰਹਾ'].map(soundKey)).size).toBe(1);
});
