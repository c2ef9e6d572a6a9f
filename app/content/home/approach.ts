/** The cards of Our Approach (specification, section 2.2). */
import { publicPages } from '#app/site/pages.ts';
import type { RoomName } from '../rooms/rooms.ts';

interface ApproachCard {
  readonly title: string;
  readonly text: string;
  readonly room: RoomName;
  readonly link: { readonly path: `/${string}`; readonly label: string };
}

export const approach: readonly ApproachCard[] = [
  {
    title: 'Motivational Enhancement Therapy',
    text: 'A few calm talks in which nobody pushes you. They help you find your own reasons to change.',
    room: 'consultation-room',
    link: { path: '/motivation-enhancement', label: 'How these talks go' },
  },
  {
    title: 'Yoga & Meditation',
    text: 'Slow movement, breathing and quiet attention, beside your treatment. They can ease tension and help you rest.',
    room: 'yoga-hall',
    link: { path: '/relaxation-therapy', label: 'Ways to relax' },
  },
  {
    title: 'Gym',
    text: 'Moving can lift your mood and help you sleep. You begin gently, with what your doctor agrees to.',
    room: 'gym',
    link: { path: publicPages.pictures.path, label: 'See our rooms' },
  },
  {
    title: 'Recreational activities',
    text: 'A game, a song, a book. Doing something you enjoy, with others or alone, can be part of getting better.',
    room: 'recreation-room',
    link: { path: publicPages.pictures.path, label: 'See our rooms' },
  },
];
