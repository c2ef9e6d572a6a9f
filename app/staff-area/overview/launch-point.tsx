import { Link } from 'react-router';
import { sectionPath } from '#app/hospital/hospital-paths.ts';
import { factSections } from '#app/hospital-facts/fact-sections.ts';
import { textLink } from '#app/ui/text-link/text-link.css.ts';
import type { LaunchPoint } from './launch-points.server.ts';

/** Shows a missing fact. Links to the section where staff can enter it; other facts show their name. */
export function LaunchPointText({ point: { fact, enter, section } }: { readonly point: LaunchPoint }) {
  return (
    <>
      {section ? (
        <Link to={sectionPath(section)} className={textLink}>
          {factSections[section]}
        </Link>
      ) : (
        <strong>{fact}</strong>
      )}
      {`: ${enter}`}
    </>
  );
}
