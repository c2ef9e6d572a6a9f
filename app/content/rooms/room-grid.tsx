import { IllustrationNote } from './illustration-note.tsx';
import * as css from './room-grid.css.ts';
import { RoomPicture } from './room-picture.tsx';
import { findRoom, type RoomName } from './rooms.ts';

interface RoomGridProps {
  readonly rooms: readonly { readonly title?: string; readonly room: RoomName }[];
  /** How many stand side by side on a wide screen. */
  readonly columns: keyof typeof css.columns;
  /** False where another grid of the page says what kind of pictures these are: it is said once. */
  readonly explained?: boolean;
}

/** Two stand side by side on a phone, whose fine screen must not ask for more than the smallest file. */
const sizes = {
  two: '(min-width: 1024px) 21rem, (min-width: 768px) 46vw, 44vw',
  three: '(min-width: 1024px) 26rem, (min-width: 768px) 46vw, 44vw',
  four: '(min-width: 1024px) 19rem, (min-width: 768px) 46vw, 44vw',
} as const;

/** Pictures of the hospital's spaces side by side, each with its name, and what kind of pictures they are. */
export function RoomGrid({ rooms, columns, explained = true }: RoomGridProps) {
  return (
    <div className={css.grid}>
      <ul role="list" className={`${css.list} ${css.columns[columns]}`}>
        {rooms.map(({ room, title = findRoom(room).title }) => (
          <li key={room}>
            <figure className={css.figure}>
              <span className={css.frame}>
                <RoomPicture name={room} sizes={sizes[columns]} />
              </span>
              <figcaption className={css.title}>{title}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
      {explained && <IllustrationNote rooms={rooms.map(({ room }) => room)} />}
    </div>
  );
}
