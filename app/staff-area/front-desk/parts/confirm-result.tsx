import type { ComponentProps } from 'react';
import { type Form, Link } from 'react-router';
import { dayText } from '#app/time/long-date.ts';
import { slotLabel } from '#app/time/slots.ts';
import { Button } from '#app/ui/button/button.tsx';
import { textLink } from '#app/ui/text-link/text-link.css.ts';
import { appointmentPath, confirmSelectedPath } from '../../frame/desk-paths.ts';
import { confirmedField, type SelectionResult, takeBackStep } from '../confirm-selected.ts';
import * as css from './desk.css.ts';

/** Lists the requests that stayed as they were, each with the reason and a link to its page. */
export const NotConfirmedList = ({ refused }: Pick<SelectionResult, 'refused'>) => (
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

interface TakeBackFormProps extends Pick<SelectionResult, 'undo'> {
  /** The form of the page, or of a fetcher. */
  readonly ResultForm: typeof Form;
  readonly busy: ComponentProps<typeof Button>['busy'];
}

/** Takes back the confirmations of a result, with one button. */
export const TakeBackForm = ({ undo, ResultForm, busy }: TakeBackFormProps) => (
  <ResultForm method="post" action={confirmSelectedPath} preventScrollReset>
    {undo.map(({ id, version }) => (
      <input key={id} type="hidden" name={confirmedField} value={`${id} ${version}`} />
    ))}
    <Button type="submit" name="intent" value={takeBackStep} size="small" variant="secondary" busy={busy}>
      Undo
    </Button>
  </ResultForm>
);
