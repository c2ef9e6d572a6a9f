import { Link } from 'react-router';
import { Badge } from '#app/ui/badge/badge.tsx';
import * as css from './hospital.css.ts';

/** A place for a photograph, with its current picture. */
interface ShownPlace {
  readonly place: string;
  readonly title: string;
  /** URL of the photograph or the drawing. */
  readonly picture: string;
  /** Description of the photograph; null for a drawing. */
  readonly alt: string | null;
}

interface PhotographListProps {
  readonly title: string;
  readonly places: readonly ShownPlace[];
  readonly listPath: string;
}

/** List of places for photographs. Each row links to its form. */
export function PhotographList({ title, places, listPath }: PhotographListProps) {
  return (
    <section>
      <h2 className={css.heading}>{title}</h2>
      <ul role="list" className={css.list}>
        {places.map((one) => (
          <li key={one.place} className={css.photographRow}>
            <img
              src={one.picture}
              alt=""
              width={96}
              height={54}
              loading="lazy"
              decoding="async"
              className={css.thumbnail}
            />
            <div>
              <h3 className={css.title}>
                <Link to={`${listPath}/${one.place}`} className={css.rowLink}>
                  {one.title}
                </Link>
              </h3>
              {one.alt && <p className={css.soft}>{one.alt}</p>}
            </div>
            <div className={css.kind}>
              <Badge tone={one.alt ? 'positive' : 'neutral'}>{one.alt ? 'Photograph' : 'Drawing'}</Badge>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
