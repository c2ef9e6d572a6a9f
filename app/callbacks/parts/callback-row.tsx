import { useFetcher } from 'react-router';
import { phoneHref } from '#app/contact-details/phone.ts';
import { Badge } from '#app/ui/badge/badge.tsx';
import { Button } from '#app/ui/button/button.tsx';
import type { RefusedForm } from '#app/ui/form/refused-form.ts';
import { Cluster, Stack } from '#app/ui/layout/stack.tsx';
import { Cell, Row } from '#app/ui/table/table.tsx';
import { textLink } from '#app/ui/text-link/text-link.css.ts';
import { ActionError } from '#app/ui/toast/action-error.tsx';
import type { CallOutcome } from '../callback.values.ts';
import type { CallbackRequestView } from '../callback.view.ts';

const outcomes: readonly { readonly outcome: CallOutcome; readonly label: string }[] = [
  { outcome: 'done', label: 'Done' },
  { outcome: 'not-reached', label: 'Not reached' },
];

interface CallbackRowProps {
  readonly callback: CallbackRequestView;
  readonly listPath: string;
}

function WhatToSay({ callback: { subject, safeToCall, callAs } }: Pick<CallbackRowProps, 'callback'>) {
  if (safeToCall) return callAs && <span>Say that this is {callAs}</span>;
  if (subject === 'reference') return <Badge tone="danger">Do not call: send the reference</Badge>;
  return <Badge tone="danger">Do not say who is calling{callAs && `: say ${callAs}`}</Badge>;
}

/** A request to call: what staff may say to the person who answers, and buttons for the outcome. */
export function CallbackRow({ callback, listPath }: CallbackRowProps) {
  const fetcher = useFetcher<RefusedForm<never>>({
    // A fetcher keeps its data after an answer that redirects, so a refusal ends with the try that it was about.
    key: `call-${callback.id}-${callback.status}-${callback.tries}`,
  });
  const nameId = `name-${callback.id}`;
  const { tries } = callback;
  return (
    <Row>
      <Cell label="Asked">{callback.asked}</Cell>
      <Cell label="Name">
        <Stack gap="1">
          <strong id={nameId}>{callback.name}</strong>
          {callback.subject === 'reference' && <Badge tone="neutral">Lost the reference</Badge>}
          {callback.subject === 'booking' && <Badge tone="neutral">Wants to book</Badge>}
        </Stack>
      </Cell>
      <Cell label="Phone">
        <Stack gap="1">
          <a href={phoneHref(callback.phone)} className={textLink}>
            {callback.phone}
          </a>
          <WhatToSay callback={callback} />
        </Stack>
      </Cell>
      <Cell label="Best time">{callback.bestTime ?? 'Any'}</Cell>
      <Cell label="Tries">{tries === 0 ? 'None yet' : `${tries}, last ${callback.lastTried ?? ''}`}</Cell>
      <Cell label="Actions">
        {callback.status === 'open' ? (
          <Stack gap="1">
            <fetcher.Form method="post" action={listPath} preventScrollReset>
              <input type="hidden" name="callbackId" value={callback.id} />
              <input type="hidden" name="key" value={callback.sendingKey} />
              <Cluster gap="2">
                {outcomes.map(({ outcome, label }) => (
                  <Button
                    key={outcome}
                    type="submit"
                    name="status"
                    value={outcome}
                    size="small"
                    variant={outcome === 'done' ? 'primary' : 'secondary'}
                    busy={fetcher.state !== 'idle'}
                    aria-describedby={nameId}
                  >
                    {label}
                  </Button>
                ))}
              </Cluster>
            </fetcher.Form>
            {fetcher.data && fetcher.state === 'idle' && <ActionError>{fetcher.data.message}</ActionError>}
          </Stack>
        ) : (
          <Badge tone="positive">Done</Badge>
        )}
      </Cell>
    </Row>
  );
}
