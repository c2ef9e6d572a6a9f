import { useEffect, useRef } from 'react';
import { Form } from 'react-router';
import { waitingRequestsPath } from '#app/staff-area/frame/desk-paths.ts';
import { formClientAction } from '#app/staff-area/frame/form-client-action.ts';
import { staffMeta } from '#app/staff-area/frame/staff-meta.ts';
import { confirmSelectedAction } from '#app/staff-area/front-desk/confirm-selected.server.ts';
import { resultText } from '#app/staff-area/front-desk/confirm-selected.ts';
import { stepFailure } from '#app/staff-area/front-desk/desk-steps.ts';
import { NotConfirmedList, TakeBackForm } from '#app/staff-area/front-desk/parts/confirm-result.tsx';
import { RouterButtonLink } from '#app/ui/button/router-button-link.tsx';
import { InlineAlert } from '#app/ui/inline-alert/inline-alert.tsx';
import { Cluster, Stack } from '#app/ui/layout/stack.tsx';
import type { Route } from './+types/confirm-selected';

export const action = confirmSelectedAction;

export const clientAction = formClientAction(stepFailure);

export const meta = staffMeta('Confirm Requests');

/** Result of confirming several requests in a browser without scripts. With them it is in the list. */
export default function ConfirmSelectedPage({ actionData }: Route.ComponentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const result = actionData && 'result' in actionData ? actionData.result : undefined;
  return (
    <Stack gap="5">
      <h1 ref={heading} tabIndex={-1}>
        {result ? resultText(result) : 'Confirm requests'}
      </h1>
      {actionData && !result && <InlineAlert tone="danger">{actionData.message}</InlineAlert>}
      {result && result.refused.length > 0 && <NotConfirmedList refused={result.refused} />}
      <Cluster>
        <RouterButtonLink to={waitingRequestsPath}>Back to the requests</RouterButtonLink>
        {result && result.undo.length > 0 && (
          <TakeBackForm undo={result.undo} ResultForm={Form} busy={false} />
        )}
      </Cluster>
    </Stack>
  );
}
