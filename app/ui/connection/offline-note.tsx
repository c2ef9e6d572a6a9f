import { note, place } from './offline-note.css.ts';
import { useOnline } from './use-online.ts';

/** Shows a note while there is no network. The live region is always rendered, so that screen readers announce the note. */
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
