import { note } from './illustration-note.css.ts';
import { type RoomName, someAreIllustrations } from './rooms.ts';

/** Says what kind of pictures these are, once on a page; nothing where all are photographs. */
export function IllustrationNote({ rooms }: { readonly rooms: readonly RoomName[] }) {
  if (!someAreIllustrations(rooms)) return null;
  return <p className={note}>These pictures are illustrations of our rooms, not photographs.</p>;
}
