import { Link } from 'react-router';
import { dayText } from '#app/time/long-date.ts';
import { slotLabel } from '#app/time/slots.ts';
import { textLink } from '#app/ui/text-link/text-link.css.ts';
import { appointmentPath } from '../../frame/desk-paths.ts';
import type { ConfirmedVisits } from '../confirm-selected.ts';
import * as css from './desk.css.ts';

/** Such as '5 confirmed, 1 not'. */
export const resultText = ({ confirmed, refused }: ConfirmedVisits): string =>
  refused.length === 0 ? `${confirmed} confirmed` : `${confirmed} confirmed, ${refused.length} not`;

/** Lists the requests that were not confirmed, each with the reason and a link to its page. */
export const NotConfirmedList = ({ refused }: Pick<ConfirmedVisits, 'refused'>) => (
  <ul role="list" className={css.history}>
    {refused.map(({ visit, reason }) => (
      <li key={visit?.id ?? reason}>
        {visit && (
          <>
            <Link to={appointmentPath(visit.id)} className={textLink}>
              {`${visit.patientName}, ${dayText(visit.day)}, ${slotLabel(visit.minute)}`}
            </Link>
            {': '}
          </>
        )}
        {reason}
      </li>
    ))}
  </ul>
);
