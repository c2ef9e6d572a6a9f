import { expect, test } from 'vitest';
import { sentencesOf, voiceFor } from './speech.ts';

const voice = (lang: string, localService = true) => ({ lang, localService });

test('takes a voice of the device in the language of the page, one of the same country first', () => {
  const british = voice('en-GB');
  const indian = voice('en_IN');
  const hindi = voice('hi_IN');
  expect(voiceFor([british, hindi, indian], 'en-IN')).toBe(indian);
  expect(voiceFor([british, hindi], 'en-IN')).toBe(british);
  expect(voiceFor([british, hindi], 'hi')).toBe(hindi);
});

test('takes no voice that sends the text away, and none of another language', () => {
  expect(voiceFor([voice('hi-IN', false), voice('en-IN')], 'hi')).toBeUndefined();
  expect(voiceFor([], 'en-IN')).toBeUndefined();
});

test('splits a text at line breaks and after each sentence, but not within a number', () => {
  expect(sentencesOf('In short: sleep 7.5 hours. Awake?\n\nCall 112 \nnow!')).toEqual([
    'In short: sleep 7.5 hours.',
    'Awake?',
    'Call 112',
    'now!',
  ]);
  expect(sentencesOf('नींद नहीं आती। आज ही फ़ोन करें।')).toEqual(['नींद नहीं आती।', 'आज ही फ़ोन करें।']);
  expect(sentencesOf(' \n ')).toEqual([]);
});
