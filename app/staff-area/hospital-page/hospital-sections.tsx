import { Link } from 'react-router';
import { sectionPath } from '#app/hospital/hospital-paths.ts';
import * as css from '#app/hospital/parts/hospital.css.ts';
import { factSections } from '#app/hospital-facts/fact-sections.ts';
import { Badge } from '#app/ui/badge/badge.tsx';
import { LaunchPointText } from '../overview/launch-point.tsx';
import type { HospitalPage } from './hospital-page.server.ts';

/** Lists the facts that are missing before the website opens, with links to their forms. */
export function LaunchPoints({ points }: Pick<HospitalPage, 'points'>) {
  if (points.length === 0) return <p>Nothing is open: all that the launch check asks for is entered.</p>;
  const byLaw = points.filter(({ isLaw }) => isLaw).length;
  const count = `${points.length} ${points.length === 1 ? 'point is' : 'points are'} open`;
  return (
    <details className={css.folded} open={points.length < 8}>
      <summary className={css.summary}>
        {`Before the website opens: ${count}${byLaw > 0 ? `, ${byLaw} of them by law` : ''}`}
      </summary>
      <ul className={css.points}>
        {points.map((point) => (
          <li key={point.fact}>
            <LaunchPointText point={point} />
            <span className={css.soft}>
              {point.section || point.where === null
                ? ` (${point.group})`
                : ` (${point.group}; in ${point.where})`}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Lists the sections with purpose, number of missing facts and last change. */
export function HospitalSections({ sections }: Pick<HospitalPage, 'sections'>) {
  return (
    <ul role="list" className={css.list}>
      {sections.map(({ id, purpose, shows, open, byLaw, changed }) => (
        <li key={id} className={css.row}>
          <div>
            <h2 className={css.title}>
              <Link to={sectionPath(id)} className={css.rowLink}>
                {factSections[id]}
              </Link>
            </h2>
            <p>{purpose}</p>
            <p className={css.soft}>{`Shows: ${shows}`}</p>
          </div>
          <div className={css.state}>
            {open > 0 ? (
              <Badge tone={byLaw > 0 ? 'danger' : 'accent'}>
                {`${open} to enter${byLaw > 0 ? ', by law' : ''}`}
              </Badge>
            ) : (
              <Badge tone={changed ? 'positive' : 'neutral'}>{changed ? 'Entered' : 'Not changed yet'}</Badge>
            )}
            {changed && <span className={css.soft}>{`${changed.by}, ${changed.at}`}</span>}
          </div>
        </li>
      ))}
    </ul>
  );
}
