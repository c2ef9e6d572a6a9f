import { RouterButtonLink } from '#app/ui/button/router-button-link.tsx';
import { Cluster } from '#app/ui/layout/stack.tsx';
import { patientPathOf } from '../../frame/desk-paths.ts';
import { appointmentsOf, type DeskSection } from '../../front-desk/desk-board.ts';

/** Links at most; a search with more people is narrowed by typing more. */
const mostLinks = 6;

/** Links from the results of a search to the pages of the people found, one for each phone. */
export function PatientLinks({ sections }: { readonly sections: readonly DeskSection[] }) {
  const byPhone = new Map(
    sections
      .flatMap(appointmentsOf)
      .filter(({ phone }) => phone !== '')
      .toReversed()
      .map(({ phone, patientName, reference }) => [phone, { patientName, reference }]),
  );
  if (byPhone.size === 0) return null;
  return (
    <Cluster as="nav" gap="2" aria-label="All visits of a person">
      <span>All visits of</span>
      {[...byPhone.values()]
        .toReversed()
        .slice(0, mostLinks)
        .map(({ patientName, reference }) => (
          <RouterButtonLink key={reference} to={patientPathOf(reference)} variant="secondary" size="small">
            {patientName}
          </RouterButtonLink>
        ))}
    </Cluster>
  );
}
