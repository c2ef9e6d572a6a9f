import { Link } from 'react-router';
import { formatMoney } from '#app/money/money.ts';
import { Badge } from '#app/ui/badge/badge.tsx';
import { networkRequestsPath } from '../../frame/desk-paths.ts';
import type { DeskEntry } from '../desk-board.ts';

/** Marks of an appointment at the desk: what is new, or needs care. */
export const VisitMarks = ({ entry }: { readonly entry: DeskEntry }) => (
  <>
    {entry.isNew && <Badge tone="accent">New</Badge>}
    {entry.visit === 'video' && <Badge tone="neutral">Video</Badge>}
    {entry.open && <Badge tone="danger">{entry.open}</Badge>}
    {entry.absence && <Badge tone="danger">{entry.absence}</Badge>}
    {entry.said !== null && <Badge tone="accent">{`Said to be paid: ${formatMoney(entry.said)}`}</Badge>}
    {entry.isUnheld && <Badge tone="danger">Time not held</Badge>}
    {entry.inBetween && !entry.isUnheld && <Badge tone="neutral">In between</Badge>}
    {entry.unusualVisits > 0 && (
      <Badge tone="danger">{`${entry.unusualVisits} booked online with this phone`}</Badge>
    )}
    {entry.networkRequests > 0 && (
      <Link to={networkRequestsPath}>
        <Badge tone="danger">{`${entry.networkRequests} requests from one network`}</Badge>
      </Link>
    )}
  </>
);
