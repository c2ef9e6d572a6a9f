import { href } from 'react-router';
import { consentFields } from '#app/links/consent-fields.ts';
import { recordConsent } from '#app/links/link.commands.server.ts';
import { parseConsent } from '#app/links/link.input.server.ts';
import { findLink } from '#app/links/link.queries.server.ts';
import { isPatientStory, linkMessages } from '#app/links/link.values.ts';
import { listPastConsents } from '#app/links/link-consent.server.ts';
import { ConsentForm } from '#app/links/parts/consent-form.tsx';
import { linkName } from '#app/links/parts/link-labels.ts';
import { listAddressWithin } from '#app/navigation/list-address.ts';
import { staffNotFound } from '#app/platform/http/staff-message.server.ts';
import { readExpectedVersion } from '#app/platform/writes/row-version.server.ts';
import { formAction } from '#app/staff-area/frame/form-action.server.ts';
import { formClientAction } from '#app/staff-area/frame/form-client-action.ts';
import { staffLoader } from '#app/staff-area/frame/staff-loader.server.ts';
import { staffMeta } from '#app/staff-area/frame/staff-meta.ts';
import { toastRedirect } from '#app/staff-area/frame/toast.server.ts';
import { useListAddress } from '#app/staff-area/frame/use-list-address.ts';
import { dayInIndia } from '#app/time/calendar.ts';
import { RouteDialog } from '#app/ui/dialog/route-dialog.tsx';
import { readTexts } from '#app/ui/form/declared-field.ts';
import type { Route } from './+types/link-consent';

const listPath = href('/dashboard/Links');
const failure = 'Failed to update link';

export const loader = staffLoader(async ({ here }, { params }: Route.LoaderArgs) => {
  const link = await findLink(here.database, params.linkId);
  if (!link) return staffNotFound(linkMessages.gone);
  if (!isPatientStory(link.category)) return staffNotFound(linkMessages.consentNotNeeded);
  return {
    id: link.id,
    name: linkName(link),
    consent: link.consent,
    version: link.version,
    past: await listPastConsents(here.database, link.id),
    today: dayInIndia(here.now),
  };
});

export const action = formAction({
  failure,
  read: (fields) => (fields.get('intent') === 'withdraw' ? null : readTexts(consentFields, fields)),
  run: async ({ command, fields, values }, { request, url, params }: Route.ActionArgs) => {
    const version = readExpectedVersion(request, Object.fromEntries(fields));
    await recordConsent(command, params.linkId, values && parseConsent(values, command.now), version);
    const done = values ? 'consentRecorded' : 'consentWithdrawn';
    return toastRedirect(listAddressWithin(listPath, url.search), done);
  },
});

export const clientAction = formClientAction(failure);

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
