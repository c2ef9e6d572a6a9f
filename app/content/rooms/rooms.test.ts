import { expect, test } from 'vitest';
import { messagesIn } from '#app/languages/messages.ts';
import { roomWords } from '#messages/content/rooms/room-words.ts';
import { findRoom, galleryRooms } from './rooms.ts';

const hindiRooms = messagesIn('hi', roomWords);

const photograph = { path: '/pictures/given.jpg', width: 1600, height: 1000 } as const;

test('shows the names of rooms in the language of the page', () => {
  for (const name of galleryRooms) {
    expect(findRoom(name, {}, hindiRooms)).toMatchObject({ ...hindiRooms[name], isTyped: false });
    expect(findRoom(name).title).toMatch(/^[A-Z]/);
  }
});

test('shows the typed alternative text of a photograph unchanged, and marks it as typed', () => {
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
