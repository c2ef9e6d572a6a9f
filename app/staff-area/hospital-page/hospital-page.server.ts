/** Reads the pages of the hospital's facts: current texts, their history and missing facts. */

import { listStaffNames } from '#app/accounts/staff/account.queries.server.ts';
import { listVideoDoctorsWithoutRegistration } from '#app/doctors/hours/doctor-hours.queries.server.ts';
import { bedStates } from '#app/hospital/bed-states.ts';
import type { FactField, FactSection, FactTexts } from '#app/hospital/fact-section.ts';
import type { FactSectionView } from '#app/hospital/facts-form.ts';
import { formatFactText, readStoredTexts } from '#app/hospital/facts-save.server.ts';
import { listChanges, listLastChanges, readSavedFacts } from '#app/hospital/hospital.queries.server.ts';
import { buildFacts, sections } from '#app/hospital/sections.server.ts';
import { currentBedStatement } from '#app/hospital-facts/free-bed.ts';
import type { Database } from '#app/platform/database/database.server.ts';
import { momentText } from '#app/time/moment-text.ts';
import { type LaunchCheckInput, launchPoints } from '../overview/launch-points.server.ts';

const somebody = 'Somebody of the staff';

async function readPoints(database: Database, asked: LaunchCheckInput) {
  const [saved, video] = await Promise.all([
    readSavedFacts(database),
    listVideoDoctorsWithoutRegistration(database),
  ]);
  // Reads the facts from the database, because this isolate's copy may be up to 30 s old.
  return launchPoints(asked, video, buildFacts(saved));
}

const moment = (iso: string) => momentText(new Date(iso));

/** Reads what the website says about the beds now, in words for staff. */
export async function readBedsSaid(database: Database, now: Date): Promise<string> {
  const said = currentBedStatement(buildFacts(await readSavedFacts(database)).freeBed, now);
  const state = said && bedStates.find(({ value }) => (value === 'free') === said.isFree);
  return state ? `${state.label} (${moment(said.saidAt)})` : 'Ring us';
}

/** Reads all sections with the number of missing facts and the last change, and all missing facts. */
export async function readHospitalPage(database: Database, asked: LaunchCheckInput) {
  const [points, changes, names] = await Promise.all([
    readPoints(database, asked),
    listLastChanges(database),
    listStaffNames(database),
  ]);
  return {
    points,
    sections: sections.map(({ id, purpose, shows }) => {
      const change = changes.find(({ section }) => section === id);
      const open = points.filter(({ section }) => section === id);
      return {
        id,
        purpose,
        shows,
        open: open.length,
        byLaw: open.filter(({ isLaw }) => isLaw).length,
        changed: change
          ? { at: momentText(change.changedAt), by: names.get(change.changedBy ?? '') ?? somebody }
          : null,
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
const shownSection = ({ id, purpose, shows, previews, fields }: FactSection): FactSectionView => ({
  id,
  purpose,
  shows,
  isPreviewed: previews !== undefined,
  fields: fields.map(({ check: _check, ...field }) => field),
});

/** Reads one section with its form, its missing facts and its history. */
export async function readSectionPage(database: Database, section: FactSection, asked: LaunchCheckInput) {
  const [{ saved, version, texts }, changes, names, points] = await Promise.all([
    readStoredTexts({ database }, section),
    listChanges(database, section.id),
    listStaffNames(database),
    readPoints(database, asked),
  ]);
  return {
    section: shownSection(section),
    version,
    texts,
    /** True if the texts are provisional values from the code, because nobody saved the section yet, or the save was taken back. */
    isProvisional: Object.keys(saved?.texts ?? {}).length === 0 && section.confirms !== undefined,
    points: points.filter((point) => point.section === section.id),
    changes: changes.map((change) => ({
      version: change.version,
      at: momentText(change.changedAt),
      by: names.get(change.changedBy ?? '') ?? somebody,
      fields: changedFields(section.fields, change.before, change.after),
    })),
  };
}

export type SectionPage = Awaited<ReturnType<typeof readSectionPage>>;
