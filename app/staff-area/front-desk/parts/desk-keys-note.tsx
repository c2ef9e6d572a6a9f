import { Button } from '#app/ui/button/button.tsx';
import { deskKeys } from '../desk-keys.ts';
import type { DeskKeys } from '../use-desk-keys.ts';
import * as css from './desk.css.ts';

/** Names the keys of the list, with the switch for people whose software types letters of its own. */
export function DeskKeysNote({ keys: { areOn, isReady, toggle } }: { readonly keys: DeskKeys }) {
  if (!isReady) return null;
  return (
    <p className={css.keys}>
      {areOn
        ? `Keys: ${deskKeys.enter} enters an appointment, ${deskKeys.search} searches, ${deskKeys.today} shows today.`
        : 'The keys of this page are switched off.'}{' '}
      <Button type="button" variant="quiet" size="small" onClick={toggle}>
        {areOn ? 'Switch the keys off' : 'Switch the keys on'}
      </Button>
    </p>
  );
}
