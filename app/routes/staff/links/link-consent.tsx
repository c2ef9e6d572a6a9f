import { href } from 'react-router';
import { recordConsent } from '#app/links/link.commands.server.ts';
import { parseConsent } from '#app/links/link.input.server.ts';
import { findLink } from '#app/links/link.queries.server.ts';
import { type Consent, isPatientStory, linkMessages } from '#app/links/link.values.ts';
import { listPastConsents } from '#app/links/link-consent.server.ts';
import { ConsentForm } from '#app/links/parts/consent-form.tsx';
import { linkName } from '#app/links/parts/link-labels.ts';
import { listAddressWithin } from '#app/navigation/list-address.ts';
import { readForm } from '#app/platform/http/body.server.ts';
import { staffNotFound } from '#app/platform/http/staff-message.server.ts';
import { requestContext } from '#app/platform/request/context.server.ts';
import { readExpectedVersion } from '#app/platform/writes/row-version.server.ts';
import { currentStaff, staffCommand } from '#app/staff-area/frame/guard.server.ts';
import { refuseForm } from '#app/staff-area/frame/refuse-form.server.ts';
import { staffMeta } from '#app/staff-area/frame/staff-meta.ts';
import { toastRedirect } from '#app/staff-area/frame/toast.server.ts';
import { useListAddress } from '#app/staff-area/frame/use-list-address.ts';
import { callServerAction } from '#app/staff-area/front-desk/call-server-action.ts';
import { dayInIndia } from '#app/time/calendar.ts';
import { RouteDialog } from '#app/ui/dialog/route-dialog.tsx';
import type { Route } from './+types/link-consent';

const listPath = href('/dashboard/Links');

export async function loader({ context, params }: Route.LoaderArgs) {
  currentStaff(context);
  const link = await findLink(requestContext(context).database, params.linkId);
  if (!link) return staffNotFound(linkMessages.gone);
  if (!isPatientStory(link.category)) return staffNotFound(linkMessages.consentNotNeeded);
  return {
    id: link.id,
    name: linkName(link),
    consent: link.consent,
    version: link.version,
    past: await listPastConsents(requestContext(context).database, link.id),
    today: dayInIndia(requestContext(context).now),
  };
}

const typedIn = (fields: URLSearchParams): Consent => ({
  by: fields.get('by') ?? '',
  on: fields.get('on') ?? '',
  note: fields.get('note') ?? '',
});

export async function action({ request, url, context, params }: Route.ActionArgs) {
  const command = staffCommand(context);
  let values: Consent | null = null;
  try {
    const fields = await readForm(request);
    if (fields.get('intent') !== 'withdraw') values = typedIn(fields);
    const version = readExpectedVersion(request, Object.fromEntries(fields));
    await recordConsent(command, params.linkId, values && parseConsent(values, command.now), version);
  } catch (error) {
    return refuseForm(error, 'Failed to update link', command.requestId, values);
  }
  return toastRedirect(
    listAddressWithin(listPath, url.search),
    values ? 'consentRecorded' : 'consentWithdrawn',
  );
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return callServerAction(serverAction, 'Failed to update link');
}

export const meta = staffMeta('Consent');

export default function LinkConsent({ loaderData, actionData }: Route.ComponentProps) {
  const leaveTo = useListAddress(listPath);
  const { id, name, consent, version, past, today } = loaderData;
  return (
    <RouteDialog
      title="Consent"
      width="wide"
      description={`${name}: a patient’s story is on the website only with consent. Only staff see this record.`}
      listPath={leaveTo}
    >
      <ConsentForm
        key={id}
        consent={consent}
        version={version}
        past={past}
        today={today}
        refused={actionData}
        listPath={leaveTo}
      />
    </RouteDialog>
  );
}
