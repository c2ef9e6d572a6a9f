import { expect, test } from 'vitest';
import { checkTexts } from '#app/platform/staff-input/check-texts.server.ts';
import { momentInIndia } from '#app/time/calendar.ts';
import { newVideoRoom, ownVideoDoor, type VideoPlaces, videoDoor } from './video-door.ts';
import { videoFields } from './video-link-field.server.ts';

const day = '2026-11-24';
const minute = 600;
const visit = { visit: 'video', status: 'confirmed', day, minute } as const;
const none: VideoPlaces = { visitLink: null, doctorLink: null, room: null, server: null };
const ofDoctor = { ...none, doctorLink: 'https://meet.example/doctor' };

const at = (minutes: number, places: VideoPlaces = ofDoctor) =>
  videoDoor(visit, places, momentInIndia(day, minute + minutes));

test.each([
  [-16 * 60, 'closed'],
  [-16, 'closed'],
  [-15, 'open'],
  [0, 'open'],
  [89, 'open'],
  [90, undefined],
] as const)('%d minutes after the beginning of the visit the door is %s', (minutes, state) => {
  expect(at(minutes)?.state).toBe(state);
});

test('a closed door says when it opens, and does not have the link', () => {
  expect(at(-60)).toEqual({ state: 'closed', day, opensAt: 585 });
});

test.each([
  ['the link of the visit first', { visitLink: 'https://meet.example/visit' }, 'https://meet.example/visit'],
  ['then the link of the doctor', {}, 'https://meet.example/doctor'],
  ['then the room on the server of the hospital', { doctorLink: null }, 'https://meet.hospital.in/a1b2'],
])('leads to %s', (_, places, link) => {
  const all = { ...ofDoctor, room: 'a1b2', server: 'https://meet.hospital.in/' };
  expect(at(0, { ...all, ...places })).toEqual({ state: 'open', link });
});

test.each([
  ['without any', none],
  ['with a room, while the hospital names no server', { ...none, room: 'a1b2' }],
  ['with a server, for a visit without a room', { ...none, server: 'https://meet.hospital.in/' }],
])('says that there is no link %s', (_, places) => {
  expect(at(0, places)).toEqual({ state: 'no-link' });
});

test.each([
  ['at the hospital', { visit: 'hospital' }],
  ['that is not confirmed yet', { status: 'requested' }],
  ['that is completed', { status: 'completed' }],
  ['that is cancelled', { status: 'cancelled' }],
] as const)('a visit %s has no door', (_, other) => {
  expect(videoDoor({ ...visit, ...other }, ofDoctor, momentInIndia(day, minute))).toBeNull();
});

test('the person who booked learns when the door opens before the visit is confirmed', () => {
  const asked = { ...visit, status: 'requested' } as const;
  const on = (minutes: number) => ownVideoDoor(asked, ofDoctor, momentInIndia(day, minute + minutes));
  expect(on(-60)).toEqual({ state: 'unconfirmed', day, opensAt: 585 });
  expect(on(90)).toBeNull();
  expect(ownVideoDoor(visit, ofDoctor, momentInIndia(day, minute))?.state).toBe('open');
});

test('draws a room that nobody can guess', () => {
  const rooms = new Set(Array.from({ length: 100 }, newVideoRoom));
  expect(rooms.size).toBe(100);
  for (const room of rooms) expect(room).toMatch(/^[0-9a-f]{32}$/);
});

const checked = (videoLink: string) => checkTexts([videoFields.videoLink], { videoLink }, day).videoLink;

test('takes a link over https, also without its scheme, and an empty one', () => {
  expect(checked('https://meet.example/abc-defg')).toBe('https://meet.example/abc-defg');
  expect(checked(' meet.example/abc ')).toBe('https://meet.example/abc');
  expect(checked('')).toBe('');
});

test.each([
  'http://meet.example/a',
  'javascript:alert(1)',
  'https://bank.example@other.example/',
  'https://meet.example/a b',
  'https://',
])('refuses the link %s', (typed) => {
  expect(() => checked(typed)).toThrow();
});
