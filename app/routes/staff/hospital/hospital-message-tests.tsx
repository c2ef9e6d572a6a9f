import { saveFailure } from '#app/hospital/facts-form.ts';
import { readSavedFacts } from '#app/hospital/hospital.queries.server.ts';
import { sectionPath } from '#app/hospital/hospital-paths.ts';
import * as css from '#app/hospital/parts/hospital.css.ts';
import { SectionHead } from '#app/hospital/parts/section-head.tsx';
import { messageTests } from '#app/hospital/sections/message-tests.server.ts';
import { buildFacts } from '#app/hospital/sections.server.ts';
import { factSections } from '#app/hospital-facts/fact-sections.ts';
import { agreedChannels } from '#app/hospital-facts/message-facts.ts';
import { staffNotFound } from '#app/platform/http/staff-message.server.ts';
import type { Command } from '#app/platform/request/command.server.ts';
import { formAction } from '#app/staff-area/frame/form-action.server.ts';
import { formClientAction } from '#app/staff-area/frame/form-client-action.ts';
import { staffLoader } from '#app/staff-area/frame/staff-loader.server.ts';
import { staffMeta } from '#app/staff-area/frame/staff-meta.ts';
import { toastRedirect } from '#app/staff-area/frame/toast.server.ts';
import { readSectionPage } from '#app/staff-area/hospital-page/hospital-page.server.ts';
import { readMessageCosts } from '#app/staff-area/hospital-page/message-costs.server.ts';
import { MessageCostsCard } from '#app/staff-area/hospital-page/message-costs.tsx';
import { ChannelTestCard } from '#app/staff-area/hospital-page/message-test-forms.tsx';
import { channelStates, confirmTest, sendTest } from '#app/staff-area/hospital-page/message-tests.server.ts';
import { languageField, phoneField } from '#app/staff-area/hospital-page/message-tests.ts';
import { SectionChanges } from '#app/staff-area/hospital-page/section-changes.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import type { Route } from './+types/hospital-message-tests';

const title = factSections['message-tests'];
const path = sectionPath('message-tests');

export const loader = staffLoader(async ({ here }) => {
  const { database, now, ...asked } = here;
  const [saved, { changes }] = await Promise.all([
    readSavedFacts(database),
    readSectionPage(database, messageTests),
  ]);
  const facts = buildFacts(saved);
  return {
    changes,
    channels: channelStates(facts, asked),
    costs: await readMessageCosts(database, facts.messages, now),
  };
});

/** The facts of this isolate may be up to 30 s old. */
const withSavedFacts = async (command: Command): Promise<Command> => ({
  ...command,
  facts: buildFacts(await readSavedFacts(command.database)),
});

export const action = formAction({
  failure: saveFailure,
  read: (fields) => {
    const channel =
      agreedChannels.find((one) => one === fields.get('channel')) ??
      staffNotFound('There is no such channel.');
    const typed = (name: string) => fields.get(name) ?? '';
    return { channel, phone: typed(phoneField(channel)), language: typed(languageField(channel)) };
  },
  intents: {
    arrived: async ({ command, values }) => {
      await confirmTest(await withSavedFacts(command), values.channel);
      return toastRedirect(path, 'testArrived');
    },
  },
  run: async ({ command, here, fields, values }) => {
    const isTaken = await sendTest(await withSavedFacts(command), fields, values.channel, here);
    return toastRedirect(path, isTaken ? 'testSent' : 'testUnclear');
  },
});

export const clientAction = formClientAction(saveFailure);

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
