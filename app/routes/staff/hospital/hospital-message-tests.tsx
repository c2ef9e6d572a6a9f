import { data } from 'react-router';
import { contentState } from '#app/content/content-state.server.ts';
import { saveFailure } from '#app/hospital/facts-form.ts';
import { readSavedFacts } from '#app/hospital/hospital.queries.server.ts';
import { sectionPath } from '#app/hospital/hospital-paths.ts';
import * as css from '#app/hospital/parts/hospital.css.ts';
import { SectionHead } from '#app/hospital/parts/section-head.tsx';
import { messageTests } from '#app/hospital/sections/message-tests.server.ts';
import { buildFacts } from '#app/hospital/sections.server.ts';
import { factSections } from '#app/hospital-facts/fact-sections.ts';
import { agreedChannels } from '#app/hospital-facts/message-facts.ts';
import { readForm } from '#app/platform/http/body.server.ts';
import { staffNotFound } from '#app/platform/http/staff-message.server.ts';
import { requestContext } from '#app/platform/request/context.server.ts';
import { SectionChanges } from '#app/staff-area/audit/section-changes.tsx';
import { currentStaff, staffCommand } from '#app/staff-area/frame/guard.server.ts';
import { refuseForm } from '#app/staff-area/frame/refuse-form.server.ts';
import { staffMeta } from '#app/staff-area/frame/staff-meta.ts';
import { toastRedirect } from '#app/staff-area/frame/toast.server.ts';
import { callServerAction } from '#app/staff-area/front-desk/call-server-action.ts';
import { readSectionPage } from '#app/staff-area/hospital-page/hospital-page.server.ts';
import { readMessageCosts } from '#app/staff-area/hospital-page/message-costs.server.ts';
import { MessageCostsCard } from '#app/staff-area/hospital-page/message-costs.tsx';
import { ChannelTestCard } from '#app/staff-area/hospital-page/message-test-forms.tsx';
import { channelStates, confirmTest, sendTest } from '#app/staff-area/hospital-page/message-tests.server.ts';
import {
  languageField,
  phoneField,
  type SubmittedTest,
} from '#app/staff-area/hospital-page/message-tests.ts';
import { Stack } from '#app/ui/layout/stack.tsx';
import type { Route } from './+types/hospital-message-tests';

const title = factSections['message-tests'];
const path = sectionPath('message-tests');

export async function loader({ context }: Route.LoaderArgs) {
  currentStaff(context);
  const { database, now, ...asked } = requestContext(context);
  const [saved, { changes }] = await Promise.all([
    readSavedFacts(database),
    readSectionPage(database, messageTests, { ...asked, now, ...contentState() }),
  ]);
  const facts = buildFacts(saved);
  return {
    changes,
    channels: channelStates(facts, asked),
    costs: await readMessageCosts(database, facts.messages, now),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const command = staffCommand(context);
  let values: SubmittedTest | null = null;
  try {
    const fields = await readForm(request);
    const channel = agreedChannels.find((one) => one === fields.get('channel'));
    if (!channel) return staffNotFound('There is no such channel.');
    const typed = (name: string) => fields.get(name) ?? '';
    values = { channel, phone: typed(phoneField(channel)), language: typed(languageField(channel)) };
    // The facts of this isolate may be up to 30 s old.
    const facts = buildFacts(await readSavedFacts(command.database));
    if (fields.get('intent') === 'arrived') {
      await confirmTest({ ...command, facts }, channel);
      return toastRedirect(path, 'testArrived');
    }
    const isTaken = await sendTest({ ...command, facts }, fields, channel, requestContext(context));
    return toastRedirect(path, isTaken ? 'testSent' : 'testUnclear');
  } catch (error) {
    const refused = refuseForm(error, saveFailure, command.requestId, values);
    return data(refused.data, { status: refused.init?.status ?? 400 });
  }
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return callServerAction(serverAction, saveFailure);
}

export const meta = staffMeta(title);

export default function HospitalMessageTests({ loaderData, actionData }: Route.ComponentProps) {
  const { channels, costs, changes } = loaderData;
  // Without an answer of the server nobody knows which form was sent.
  const channel = actionData && (actionData.values?.channel ?? channels[0]?.channel);
  return (
    <Stack gap="5" className={css.column}>
      <SectionHead title={title}>
        <p>
          Before SMS or WhatsApp is switched on, send one message to your own phone. It has the text
          “Confirmed” with a made-up time and reference. Press “It has arrived” when you see it. Other
          settings of the channel, another brand or another text need another test. At most five tests a day.
        </p>
      </SectionHead>
      {channels.map((state) => (
        <ChannelTestCard
          key={state.channel}
          state={state}
          refused={channel === state.channel ? actionData : undefined}
        />
      ))}
      <MessageCostsCard costs={costs} />
      <h2 className={css.heading}>Changes</h2>
      <SectionChanges changes={changes} />
    </Stack>
  );
}
