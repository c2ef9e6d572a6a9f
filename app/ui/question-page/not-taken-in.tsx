import { phones } from '#app/site/facts.ts';
import { Flash } from '../flash/flash.tsx';

/** Above a form that was sent while the records were away: nothing typed is lost, how to go on, and whom to call. */
export function NotTakenIn() {
  return (
    <Flash tone="danger">
      Our records do not answer just now. What you entered is still here: press the button again in a minute,
      and it is done once, however often you press. Or call{' '}
      <a href={phones.admission.href}>{phones.admission.shown}</a>.
    </Flash>
  );
}
