import { phones } from '#app/site/facts.ts';
import { failure } from './doctor-directory.css.ts';

/** In red, as the specification says (section 8), and never without a way on. */
export function DoctorsFailure({ message = 'Failed to fetch doctors' }: { message?: string }) {
  return (
    <div role="alert">
      <p className={failure}>{message}</p>
      <p>
        Please try again in a minute, or call <a href={phones.admission.href}>{phones.admission.shown}</a>.
      </p>
    </div>
  );
}
