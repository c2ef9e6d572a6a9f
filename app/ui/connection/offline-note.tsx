import { note, place } from './offline-note.css.ts';
import { useOnline } from './use-online.ts';

/** Says that there is no network, for as long as there is none. Its place is always there, so that coming is read out. */
export function OfflineNote() {
  const isOnline = useOnline();
  return (
    <div role="status" className={place}>
      {!isOnline && (
        <p className={note}>
          No network. What you see may have changed since; what you save will have to wait until it is back.
        </p>
      )}
    </div>
  );
}
