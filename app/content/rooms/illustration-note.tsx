import { note } from './illustration-note.css.ts';
import { type RoomName, someAreIllustrations } from './rooms.ts';

/** What kind of pictures a page shows: said once on it, and not at all once all are photographs. */
export function IllustrationNote({ rooms }: { readonly rooms: readonly RoomName[] }) {
  if (!someAreIllustrations(rooms)) return null;
  return <p className={note}>These pictures are illustrations of our rooms, not photographs.</p>;
}
