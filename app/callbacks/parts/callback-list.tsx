import type { ReactNode } from 'react';
import { useFetcher } from 'react-router';
import { phoneHref } from '#app/contact-details/phone.ts';
import { Badge } from '#app/ui/badge/badge.tsx';
import { Button } from '#app/ui/button/button.tsx';
import { RouterButtonLink } from '#app/ui/button/router-button-link.tsx';
import type { RefusedForm } from '#app/ui/form/refused-form.ts';
import { Stack } from '#app/ui/layout/stack.tsx';
import { RowTable } from '#app/ui/table/row-table.tsx';
import { textLink } from '#app/ui/text-link/text-link.css.ts';
import { ActionError } from '#app/ui/toast/action-error.tsx';
import { type CallOutcome, safeToCallOf } from '../callback.values.ts';
import type { CallbackRequestView } from '../callback.view.ts';
import * as css from './callback-list.css.ts';

const outcomes: readonly { readonly outcome: CallOutcome; readonly label: string }[] = [
  { outcome: 'done', label: 'Done' },
  { outcome: 'not-reached', label: 'Not reached' },
];

interface CallPaths {
  /** Path of this list; its forms are submitted to it. */
  readonly listPath: string;
  /** Returns the address of the form for an appointment, with the data of a request. */
  readonly bookingPath: (callbackId: string) => string;
  /** The mark of a phone that is not safe to call, as on the other pages of the staff area. */
  readonly unsafeMark: ReactNode;
}

interface CallbackRowProps {
  readonly callback: CallbackRequestView;
}

function WhatToSay({ callback, unsafeMark }: CallbackRowProps & Pick<CallPaths, 'unsafeMark'>) {
  const { subject, safeToCall, callAs } = callback;
  if (safeToCall) return callAs && <span>Say that this is {callAs}</span>;
  const unsaid = `Do not say who is calling${callAs ? `: say ${callAs}` : ''}`;
  if (safeToCallOf(callback) === null) return <Badge tone="danger">{unsaid}</Badge>;
  return (
    <>
      {unsafeMark} <span>{subject === 'reference' ? 'Send the reference instead' : unsaid}</span>
    </>
  );
}

/** Buttons for the outcome of a call. */
function OutcomeForm({ callback, listPath, bookingPath }: CallbackRowProps & Omit<CallPaths, 'unsafeMark'>) {
  const fetcher = useFetcher<RefusedForm<never>>({
    // A fetcher keeps its data after an answer that redirects, so a refusal ends with the try that it was about.
    key: `call-${callback.id}-${callback.status}-${callback.tries}`,
  });
  return (
    <Stack gap="1">
      <fetcher.Form method="post" action={listPath} preventScrollReset>
        <input type="hidden" name="callbackId" value={callback.id} />
        <input type="hidden" name="key" value={callback.sendingKey} />
        <div className={css.buttons}>
          {outcomes.map(({ outcome, label }) => (
            <Button
              key={outcome}
              type="submit"
              name="status"
              value={outcome}
              size="small"
              variant={outcome === 'done' ? 'primary' : 'secondary'}
              busy={fetcher.state !== 'idle'}
              aria-describedby={`name-${callback.id}`}
            >
              {label}
            </Button>
          ))}
          <RouterButtonLink
            to={bookingPath(callback.id)}
            size="small"
            variant="quiet"
            aria-describedby={`name-${callback.id}`}
          >
            Enter appointment
          </RouterButtonLink>
        </div>
      </fetcher.Form>
      {fetcher.data && fetcher.state === 'idle' && <ActionError>{fetcher.data.message}</ActionError>}
    </Stack>
  );
}

interface CallTableProps extends CallPaths {
  readonly caption: string;
  readonly callbacks: readonly CallbackRequestView[];
}

/** Requests to call: what staff may say to the person who answers, and buttons for the outcome. */
const CallTable = ({ caption, callbacks, ...paths }: CallTableProps) => (
  <RowTable
    caption={caption}
    rows={callbacks}
    kinds={{ Asked: 'line' }}
    empty="Nobody waits for a call"
    columns={{
      Asked: ({ asked }) => asked,
      Name: ({ id, name, subject }) => (
        <div className={css.pair}>
          <strong id={`name-${id}`}>{name}</strong>
          {subject === 'reference' && <Badge tone="neutral">Lost the reference</Badge>}
          {subject === 'booking' && <Badge tone="neutral">Wants to book</Badge>}
        </div>
      ),
      Phone: (callback) => (
        <div className={css.pair}>
          <a href={phoneHref(callback.phone)} className={textLink}>
            {callback.phone}
          </a>
          <div>
            <WhatToSay callback={callback} unsafeMark={paths.unsafeMark} />
          </div>
        </div>
      ),
      'Best time': ({ bestTime }) => bestTime ?? 'Any',
      Tries: ({ tries, lastTried }) => (tries === 0 ? 'None yet' : `${tries}, last ${lastTried ?? ''}`),
      Actions: (callback) =>
        callback.status === 'open' ? (
          <OutcomeForm callback={callback} {...paths} />
        ) : (
          <Badge tone="positive">Done</Badge>
        ),
    }}
  />
);

interface CallbackListProps extends CallPaths {
  /** Longest waiting first. */
  readonly open: readonly CallbackRequestView[];
  readonly done: readonly CallbackRequestView[];
  /** Number of finished requests on all pages. */
  readonly doneInAll: number;
}

/** Open requests, and finished requests in a collapsed table. */
export const CallbackList = ({ open, done, doneInAll, ...paths }: CallbackListProps) => (
  <>
    <CallTable caption="To call" callbacks={open} {...paths} />
    {done.length > 0 && (
      <details>
        <summary>
          Calls that were made <Badge tone="neutral">{doneInAll}</Badge>
        </summary>
        <CallTable caption="Calls that were made" callbacks={done} {...paths} />
      </details>
    )}
  </>
);
