import { useEffect, useRef } from 'react';
import { Form, Link } from 'react-router';
import { dayText } from '#app/appointments/appointment.words.ts';
import { slotLabel } from '#app/time/slots.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Checkbox } from '#app/ui/checkbox/checkbox.tsx';
import { useSubmitting } from '#app/ui/hydration/use-submitting.ts';
import { InlineAlert } from '#app/ui/inline-alert/inline-alert.tsx';
import { textLink } from '#app/ui/text-link/text-link.css.ts';
import { appointmentPath } from '../../frame/desk-paths.ts';
import { type ConfirmAnswer, confirmFormId, resultText, selectedField } from '../confirm-selected.ts';
import type { DeskEntry } from '../desk-board.ts';
import * as css from './desk.css.ts';

/** Checkbox of a row, with the time as its label. */
export const SelectVisit = ({ entry: { id, minute, patientName } }: { readonly entry: DeskEntry }) => (
  <Checkbox
    form={confirmFormId}
    name={selectedField}
    value={id}
    id={`select-${id}`}
    label={slotLabel(minute)}
    aria-label={`${slotLabel(minute)}, ${patientName}`}
  />
);

/** Form of the checkboxes, after the list. */
export function ConfirmSelected({ action }: { readonly action: string }) {
  const busy = useSubmitting();
  return (
    <Form id={confirmFormId} method="post" action={action}>
      <Button type="submit" busy={busy}>
        Confirm the selected
      </Button>
    </Form>
  );
}

/** Says how many requests were confirmed, and which were not and why. Takes the focus, because the page starts again. */
export function ConfirmResult({ answer }: { readonly answer: ConfirmAnswer }) {
  const place = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer takes the focus.
  useEffect(() => place.current?.focus(), [answer]);
  const { message, result } = answer;
  return (
    // biome-ignore lint/a11y/noAutofocus: without scripts the page answers a submission, so its result comes first.
    <div ref={place} tabIndex={-1} autoFocus>
      <InlineAlert tone={!result ? 'danger' : result.refused.length > 0 ? 'neutral' : 'positive'}>
        {result ? resultText(result) : message}
        {result && result.refused.length > 0 && (
          <ul className={css.history}>
            {result.refused.map(({ visit, reason }) => (
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
        )}
      </InlineAlert>
    </div>
  );
}
