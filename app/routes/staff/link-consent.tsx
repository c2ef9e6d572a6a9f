import { data, href, useNavigate } from 'react-router';
import { flashRedirect } from '#app/dashboard/flash.server.ts';
import { currentStaff } from '#app/dashboard/guard.server.ts';
import { orFailed } from '#app/dashboard/or-failed.ts';
import { staffMeta } from '#app/dashboard/staff-meta.ts';
import { recordConsent } from '#app/links/link.commands.server.ts';
import { dayInIndia, parseConsent } from '#app/links/link.input.server.ts';
import { findLink } from '#app/links/link.queries.server.ts';
import { type Consent, isPatientStory, linkMessages } from '#app/links/link.values.ts';
import { ConsentForm } from '#app/links/parts/consent-form.tsx';
import { mediaText } from '#app/links/parts/link-marks.ts';
import { readForm } from '#app/server/body.server.ts';
import { commandBy } from '#app/server/command.server.ts';
import { requestContext } from '#app/server/context.server.ts';
import { answeredFailure } from '#app/server/form-failure.server.ts';
import { notFound } from '#app/server/problems.server.ts';
import { Dialog } from '#app/ui/dialog/dialog.tsx';
import type { PageHandle } from '#app/ui/hydration/hydration.ts';
import type { Route } from './+types/link-consent';

const listPath = href('/dashboard/Links');

export const handle: PageHandle = { hydration: 'eager' };

export async function loader({ context, params }: Route.LoaderArgs) {
  currentStaff(context);
  const link = await findLink(requestContext(context).database, params.linkId);
  if (!link) return notFound(linkMessages.gone);
  if (!isPatientStory(link.category)) return notFound(linkMessages.consentNotNeeded);
  return {
    id: link.id,
    name: link.title ?? mediaText(link),
    consent: link.consent,
    today: dayInIndia(requestContext(context).now),
  };
}

const typedIn = (fields: URLSearchParams): Consent => ({
  by: fields.get('by') ?? '',
  on: fields.get('on') ?? '',
  note: fields.get('note') ?? '',
});

export async function action({ request, context, params }: Route.ActionArgs) {
  const command = commandBy(context, currentStaff(context));
  let values: Consent | null = null;
  try {
    const fields = await readForm(request);
    if (fields.get('intent') !== 'withdraw') values = typedIn(fields);
    await recordConsent(command, params.linkId, values && parseConsent(values, command.now));
  } catch (error) {
    const { problem, status } = answeredFailure(error, 'Failed to update link', command.requestId);
    return data({ message: problem.message, errors: problem.errors ?? {}, values }, { status });
  }
  return flashRedirect(listPath, values ? 'consentRecorded' : 'consentWithdrawn');
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return orFailed(serverAction, 'Failed to update link');
}

export function meta() {
  return staffMeta('Consent');
}

export default function LinkConsent({ loaderData, actionData }: Route.ComponentProps) {
  const navigate = useNavigate();
  const { id, name, consent, today } = loaderData;
  return (
    <Dialog
      title="Consent"
      width="wide"
      description={`${name}: a patient’s story is on the website only with consent. Only staff see this record.`}
      closeTo={listPath}
      onClose={() => navigate(listPath, { preventScrollReset: true })}
    >
      <ConsentForm key={id} consent={consent} today={today} refused={actionData} listPath={listPath} />
    </Dialog>
  );
}
