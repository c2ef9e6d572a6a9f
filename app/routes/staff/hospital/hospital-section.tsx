import { data, useOutletContext } from 'react-router';
import { quotedPrices } from '#app/content/information-facts.server.ts';
import { factsDraftName, saveFailure } from '#app/hospital/facts-form.ts';
import { saveFactsForm } from '#app/hospital/facts-save.server.ts';
import { readSavedFacts } from '#app/hospital/hospital.queries.server.ts';
import { hospitalPath, sectionPath, undoPath } from '#app/hospital/hospital-paths.ts';
import { FactsForm } from '#app/hospital/parts/facts-form.tsx';
import * as css from '#app/hospital/parts/hospital.css.ts';
import { SectionHead } from '#app/hospital/parts/section-head.tsx';
import { buildFacts, findSection } from '#app/hospital/sections.server.ts';
import { type FactSectionId, factSections } from '#app/hospital-facts/fact-sections.ts';
import { fromRupees } from '#app/money/money.ts';
import { UpiCodePicture } from '#app/payments/parts/upi-code-picture.tsx';
import { upiCode } from '#app/payments/upi-code.server.ts';
import { staffNotFound } from '#app/platform/http/staff-message.server.ts';
import { formClientAction } from '#app/staff-area/frame/form-client-action.ts';
import { staffCommand } from '#app/staff-area/frame/guard.server.ts';
import { staffLoader } from '#app/staff-area/frame/staff-loader.server.ts';
import { staffTitleMeta } from '#app/staff-area/frame/staff-meta.ts';
import { toastRedirect } from '#app/staff-area/frame/toast.server.ts';
import { type HospitalPage, readSectionPage } from '#app/staff-area/hospital-page/hospital-page.server.ts';
import { previewMessages } from '#app/staff-area/hospital-page/message-preview.server.ts';
import { MessagePreviewCard } from '#app/staff-area/hospital-page/message-preview.tsx';
import { TestsNote } from '#app/staff-area/hospital-page/message-test-forms.tsx';
import { channelStates, untestedChannels } from '#app/staff-area/hospital-page/message-tests.server.ts';
import { SectionChanges } from '#app/staff-area/hospital-page/section-changes.tsx';
import { deleteDraft } from '#app/ui/form/draft.ts';
import { Stack } from '#app/ui/layout/stack.tsx';
import type { Route } from './+types/hospital-section';

/** Trial payment of 1 rupee. Its QR code lets the hospital check who receives payments to its UPI id. */
const trialPayment = { paise: fromRupees(1), reference: 'TRIAL', note: 'Trial' } as const;

const sectionOf = (id: string) => findSection(id) ?? staffNotFound('There is no such section.');

export const loader = staffLoader(async ({ here }, { params }: Route.LoaderArgs) => {
  const { database, facts, ...asked } = here;
  const page = await readSectionPage(database, sectionOf(params.section));
  const { upiId } = page.texts;
  const isMessages = page.section.id === 'messages';
  return {
    ...page,
    trial: upiId ? upiCode({ upiId, payee: facts.hospital.name, ...trialPayment }) : null,
    preview: isMessages ? previewMessages(facts, page.texts, asked.messageSecrets) : null,
    tests: isMessages ? channelStates(buildFacts(await readSavedFacts(database)), asked) : null,
  };
});

export async function action({ request, context, params }: Route.ActionArgs) {
  const command = staffCommand(context);
  const section = sectionOf(params.section);
  // The facts of this isolate may be up to 30 s old, and a rule may depend on another section that was just saved.
  const facts = buildFacts(await readSavedFacts(command.database));
  const result = await saveFactsForm(request, { ...command, facts }, section, {
    quotedPrices: quotedPrices(),
  });
  if ('refused' in result) return data(result.refused, { status: result.refused.status });
  const { saved } = result;
  const isToTest =
    section.id === 'messages' &&
    untestedChannels(buildFacts(await readSavedFacts(command.database))).length > 0;
  return toastRedirect(isToTest ? sectionPath('message-tests') : hospitalPath, 'factsSaved', {
    ...(saved !== undefined && { undo: { id: section.id, version: saved } }),
  });
}

export const clientAction = formClientAction(saveFailure, {
  onSaved: ({ params }: Route.ClientActionArgs) =>
    deleteDraft(factsDraftName(params.section as FactSectionId)),
});

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return staffTitleMeta(loaderData ? factSections[loaderData.section.id] : 'Hospital', matches);
}

export default function HospitalSection({ loaderData, actionData }: Route.ComponentProps) {
  const { section, texts, stale, version, isProvisional, changes, trial, preview, tests } = loaderData;
  const all = useOutletContext<HospitalPage['points']>();
  const points = all.filter((point) => point.section === section.id);
  return (
    <Stack gap="5" className={css.column}>
      <SectionHead title={factSections[section.id]}>
        <p>{section.purpose}</p>
        <p className={css.soft}>{`Shows: ${section.shows}`}</p>
      </SectionHead>
      {points.length > 0 && (
        <section className={css.folded} aria-labelledby="still-to-enter">
          <h2 id="still-to-enter" className={css.heading}>
            Still to enter
          </h2>
          <ul className={css.points}>
            {points.map(({ fact, enter, group }) => (
              <li key={fact}>
                {enter} <span className={css.soft}>({group})</span>
              </li>
            ))}
          </ul>
          {isProvisional && <p>What stands in the fields is made up until you save it: check each word.</p>}
        </section>
      )}
      {tests && <TestsNote tests={tests} />}
      <h2 className={css.heading}>What the website says</h2>
      <FactsForm
        key={section.id}
        section={section}
        texts={texts}
        stale={stale}
        version={version}
        refused={actionData}
      />
      {trial && (
        <section className={css.folded} aria-labelledby="trial">
          <Stack gap="3">
            <h2 id="trial" className={css.heading}>
              Try it
            </h2>
            <p>
              Scan this with a phone’s UPI app: the name that the app shows must be that of the hospital’s
              account.
            </p>
            <UpiCodePicture upi={trial} paise={trialPayment.paise} />
          </Stack>
        </section>
      )}
      {preview && <MessagePreviewCard {...preview} />}
      <h2 className={css.heading}>Changes</h2>
      <SectionChanges changes={changes} undoAt={undoPath(section.id)} />
    </Stack>
  );
}
