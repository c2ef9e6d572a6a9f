import { Link } from 'react-router';
import type { NetworkRequests } from '#app/appointments/network-requests.server.ts';
import { momentText } from '#app/time/moment-text.ts';
import { Badge } from '#app/ui/badge/badge.tsx';
import { RouterButtonLink } from '#app/ui/button/router-button-link.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { RowTable } from '#app/ui/table/row-table.tsx';
import { textLink } from '#app/ui/text-link/text-link.css.ts';
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx';
import { appointmentPath, networkReleasePath } from '../../frame/desk-paths.ts';
import { requestsByDoctor } from '../network-requests.ts';
import * as css from './desk.css.ts';
import { visitPhone, visitTime } from './visit-cells.tsx';

/** The open requests of one network, with the button that cancels them all. */
export function NetworkRequestsTable({ requests }: { readonly requests: NetworkRequests }) {
  const { network, isShared, visits } = requests;
  const title = `${visits.length} requests from one network`;
  return (
    <Stack as="section" gap="3" aria-labelledby={network}>
      <h2 id={network} className={css.heading}>
        {title}
      </h2>
      <p>
        {`${requestsByDoctor(visits)}.`}
        {isShared && ' It is a network of a mobile company, which thousands of homes share.'}
      </p>
      <div>
        <RouterButtonLink to={networkReleasePath(network)} variant="danger" preventScrollReset>
          {`Cancel all ${visits.length}`}
          <VisuallyHidden>{`: ${requestsByDoctor(visits)}`}</VisuallyHidden>
        </RouterButtonLink>
      </div>
      <RowTable
        caption={title}
        rows={visits}
        kinds={{ Time: 'line', Asked: 'line' }}
        columns={{
          Time: visitTime,
          Name: ({ id, patientName, doctorName, isUnheld }) => (
            <div className={css.person}>
              <Link to={appointmentPath(id)} className={`${textLink} ${css.name}`}>
                {patientName}
              </Link>
              <span className={css.small}>{doctorName}</span>
              {isUnheld && <Badge tone="danger">Time not held</Badge>}
            </div>
          ),
          Phone: visitPhone,
          Asked: ({ createdAt }) => momentText(createdAt),
        }}
      />
    </Stack>
  );
}
