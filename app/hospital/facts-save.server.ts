import { defaultFacts } from '#app/hospital-facts/default-facts.ts';
import { readForm } from '#app/platform/http/body.server.ts';
import { failureResponse } from '#app/platform/http/problems.server.ts';
import { type Command, isOwnChange } from '#app/platform/request/command.server.ts';
import { dayInIndia } from '#app/time/calendar.ts';
import { fieldConflicts, takesTheirs } from '#app/ui/form/field-conflict.ts';
import type { RefusedEdit } from '#app/ui/form/refused-form.ts';
import type { FactField, FactSection, FactTexts, PageContent } from './fact-section.ts';
import { validateTexts } from './facts.input.server.ts';
import { readFormTexts, saveFailure } from './facts-form.ts';
import { FactsChangedError, saveFacts } from './hospital.commands.server.ts';
import { findSavedSection, findTextsOfVersion } from './hospital.queries.server.ts';
import { withNewFields } from './sections.server.ts';

/** The section of the prices has several inputs for each price. Hindi letters take nine bytes in a form. */
const formLimits = { bytes: 256 * 1024, fields: 1_000 } as const;

type Refusal = RefusedEdit<FactTexts> & { readonly status: number };

/** Formats a field's text for people. */
export const formatFactText = (
  { options, shown }: Pick<FactField, 'options' | 'shown'>,
  text: string,
): string =>
  options?.find(({ value }) => value === text)?.label ?? (shown && text !== '' ? shown(text) : text);

/** Reads the stored texts of a section, or the texts in the code before the first save. */
export async function readStoredTexts({ database }: Pick<Command, 'database'>, section: FactSection) {
  const saved = await findSavedSection(database, section.id);
  const inCode = section.textsOf(defaultFacts);
  return { saved, version: saved?.version ?? 0, texts: withNewFields(section, saved?.texts ?? {}, inCode) };
}

const changedInOtherTab =
  'You have changed this section in another tab in the meantime. Choose which version to keep, then press Save again.';

/** Attempts to save a change of some fields, if other people save the section at the same time. */
const tries = 3;

/**
 * Changes some texts of a section that has no form of fields. Texts that others save at the same time stay.
 *
 * @param changed returns the changed texts by field name, from the stored texts
 * @param audit the audit row of the change, instead of the one of {@link saveFacts}
 * @returns the new version; undefined if nothing changed
 */
export async function changeTexts(
  command: Command,
  section: FactSection,
  changed: (texts: FactTexts) => FactTexts,
  audit?: Parameters<typeof saveFacts>[5],
): Promise<number | undefined> {
  for (let tried = 1; ; tried += 1) {
    const { texts, version } = await readStoredTexts(command, section);
    try {
      return await saveFacts(command, section, { ...texts, ...changed(texts) }, version, [], audit);
    } catch (error) {
      if (!(error instanceof FactsChangedError) || tried === tries) throw error;
    }
  }
}

/**
 * Reads and validates the form of a section without saving it.
 *
 * @throws ProblemError 400 with a message for every invalid field
 */
export async function readFactsForm(
  request: Request,
  { now, facts }: Pick<Command, 'now' | 'facts'>,
  section: FactSection,
  content: PageContent,
): Promise<FactTexts> {
  const form = await readForm(request, formLimits);
  return validateTexts(section, readFormTexts(section.fields, form), dayInIndia(now), { ...content, facts });
}

/**
 * Saves the form of a section. After a conflict with another save it returns both versions, and the next
 * submission chooses one for each field.
 *
 * @returns the new version, which `undoFacts` takes back; undefined if nothing changed
 */
export async function saveFactsForm(
  request: Request,
  command: Command,
  section: FactSection,
  content: PageContent,
): Promise<{ readonly refused: Refusal } | { readonly saved: number | undefined }> {
  const { database, facts, now, requestId } = command;
  let values: FactTexts | null = null;
  let version = 0;
  try {
    const form = await readForm(request, formLimits);
    version = Number(/^\d{1,9}$/.exec(form.get('version') ?? '')?.[0] ?? 0);
    const typed = readFormTexts(section.fields, form);
    values = typed;
    const taken = section.fields.filter(({ name }) => takesTheirs(form, name));
    if (taken.length > 0) {
      const { texts } = await readStoredTexts(command, section);
      values = { ...typed, ...Object.fromEntries(taken.map(({ name }) => [name, texts[name] ?? ''])) };
    }
    const texts = validateTexts(section, values, dayInIndia(now), { ...content, facts });
    values = texts;
    const stored = section.adapted && (await readStoredTexts(command, section)).texts;
    const adapted = stored ? (section.adapted?.(texts, stored) ?? texts) : texts;
    return { saved: await saveFacts(command, section, adapted, version) };
  } catch (error) {
    const { status, problem } = failureResponse(error, saveFailure, requestId);
    const refusal = { status, message: problem.message, errors: problem.errors ?? {}, values, version };
    if (!(error instanceof FactsChangedError) || !values) return { refused: refusal };
    const theirs = await readStoredTexts(command, section);
    const started =
      (await findTextsOfVersion(database, section.id, version)) ?? section.textsOf(defaultFacts);
    const labelled = section.fields.map((field) => ({
      ...field,
      label: field.heading ? `${field.heading}: ${field.label}` : field.label,
    }));
    const versions = { mine: values, theirs: theirs.texts, started };
    const differences = fieldConflicts(labelled, versions, formatFactText);
    const isOwnSave = isOwnChange(command, theirs.saved?.changedBy);
    const message = isOwnSave ? changedInOtherTab : refusal.message;
    return { refused: { ...refusal, message, version: theirs.version, differences, isOwnSave } };
  }
}
