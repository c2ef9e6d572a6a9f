import { expect, test } from 'vitest';
import { hindiRooms } from './rooms.hi.ts';
import { findRoom, galleryRooms } from './rooms.ts';

const photograph = { path: '/pictures/given.jpg', width: 1600, height: 1000 } as const;

test('a room is called what it is called in the language of the page', () => {
  for (const name of galleryRooms) {
    expect(findRoom(name, {}, hindiRooms)).toMatchObject({ ...hindiRooms[name], isTyped: false });
    expect(findRoom(name).title).toMatch(/^[A-Z]/);
  }
});

test('what the hospital typed of its photograph is shown as typed, and known as such', () => {
  const described = { gym: { ...photograph, alt: 'Our gym at noon.' } };
  expect(findRoom('gym', described, hindiRooms)).toMatchObject({
    title: hindiRooms.gym.title,
    shows: 'Our gym at noon.',
    isTyped: true,
  });
  expect(findRoom('gym', { gym: photograph }, hindiRooms)).toMatchObject({
    shows: hindiRooms.gym.title,
    isTyped: false,
  });
});
