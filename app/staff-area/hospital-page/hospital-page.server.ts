/** Reads the pages of the hospital's facts: state of each section, current texts and their history. */

import { listStaffNames } from '#app/accounts/staff/account.queries.server.ts';
import { listVideoDoctorsWithoutRegistration } from '#app/doctors/hours/doctor-hours.queries.server.ts';
import { bedStates } from '#app/hospital/bed-states.ts';
import type { FactField, FactSection, FactTexts } from '#app/hospital/fact-section.ts';
import type { FactSectionView } from '#app/hospital/facts-form.ts';
import { formatFactText, readStoredTexts } from '#app/hospital/facts-save.server.ts';
import { listChanges, readSavedFacts } from '#app/hospital/hospital.queries.server.ts';
import { buildFacts, sections } from '#app/hospital/sections.server.ts';
import { staleTranslations } from '#app/hospital/translations.ts';
import type { HospitalFacts } from '#app/hospital-facts/fact-types.ts';
import { currentBedStatement } from '#app/hospital-facts/free-bed.ts';
import type { Database } from '#app/platform/database/database.server.ts';
import { momentText } from '#app/time/moment-text.ts';
import { type LaunchCheckInput, launchPoints } from '../overview/launch-points.server.ts';

const somebody = 'Somebody of the staff';

const moment = (iso: string) => momentText(new Date(iso));

/** Says in words for staff what the website says about the beds now. */
function bedsSaidIn({ freeBed }: HospitalFacts, now: Date): string {
  const said = currentBedStatement(freeBed, now);
  const state = said && bedStates.find(({ value }) => (value === 'free') === said.isFree);
  return state ? `${state.label} (${moment(said.saidAt)})` : 'Ring us';
}

export const readBedsSaid = async (database: Database, now: Date): Promise<string> =>
  bedsSaidIn(buildFacts(await readSavedFacts(database)), now);

const isAnyTextEntered = (section: FactSection, facts: HospitalFacts) =>
  Object.values(section.textsOf(facts)).some((text) => text !== '');

/** Reads the state of each section, all missing facts, and what the website says about the beds. */
export async function readHospitalPage(database: Database, asked: LaunchCheckInput) {
  const [saved, video] = await Promise.all([
    readSavedFacts(database),
    listVideoDoctorsWithoutRegistration(database),
  ]);
  // Built from the database, because this isolate's copy of the facts may be up to 30 s old.
  const facts = buildFacts(saved);
  const points = launchPoints(asked, video, facts);
  return {
    points,
    bedsSaid: bedsSaidIn(facts, asked.now),
    sections: sections.map((section) => {
      const missing = points.filter((point) => point.section === section.id);
      return {
        id: section.id,
        missing: missing.map(({ enter }) => enter),
        isRequiredByLaw: missing.some(({ isLaw }) => isLaw),
        isShown: section.isShown?.(facts) ?? isAnyTextEntered(section, facts),
      };
    }),
  };
}

export type HospitalPage = Awaited<ReturnType<typeof readHospitalPage>>;

/** Lines of a text that another text lacks; the whole text if only their order differs. */
function linesOnlyIn(text: string, other: string): string {
  const [lines, others] = [text.split('\n'), other.split('\n')];
  const isReordered = lines.toSorted().join('\n') === others.toSorted().join('\n');
  return isReordered ? text : lines.filter((line) => !others.includes(line)).join('\n');
}

/** Lists the fields that a change modified. */
const changedFields = (fields: readonly FactField[], before: FactTexts, after: FactTexts) =>
  fields.flatMap((field) => {
    const { name, label } = field;
    const [from, to] = [before[name] ?? '', after[name] ?? ''];
    if (from === to) return [];
    const [shownFrom, shownTo] = [formatFactText(field, from), formatFactText(field, to)];
    return [
      field.kind === 'prices'
        ? { label, from: linesOnlyIn(shownFrom, shownTo), to: linesOnlyIn(shownTo, shownFrom) }
        : { label, from: shownFrom, to: shownTo },
    ];
  });

/** Returns the part of a section that its form needs. The validation rules stay on the server. */
const shownSection = ({ id, purpose, shows, previews, parts, fields }: FactSection): FactSectionView => ({
  id,
  purpose,
  shows,
  isPreviewed: previews !== undefined,
  parts: parts ?? [],
  fields: fields.map(({ check: _check, ...field }) => field),
});

/** Reads one section with its form and its history. */
export async function readSectionPage(database: Database, section: FactSection) {
  const [{ saved, version, texts }, changes, names] = await Promise.all([
    readStoredTexts({ database }, section),
    listChanges(database, section.id),
    listStaffNames(database),
  ]);
  return {
    section: shownSection(section),
    version,
    texts,
    stale: staleTranslations(section.fields, texts, changes),
    /** True if the texts are provisional values from the code, because nobody saved the section yet, or the save was taken back. */
    isProvisional: Object.keys(saved?.texts ?? {}).length === 0 && section.confirms !== undefined,
    changes: changes.map((change) => ({
      version: change.version,
      at: momentText(change.changedAt),
      by: names.get(change.changedBy ?? '') ?? somebody,
      fields: changedFields(section.fields, change.before, change.after),
    })),
  };
}

export type SectionPage = Awaited<ReturnType<typeof readSectionPage>>;
