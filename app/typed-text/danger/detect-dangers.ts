import { type DangerModel, dangersIn, readModel } from './danger-model.ts';
import type { DetectedDanger } from './detected-danger.ts';

let loaded: Promise<DangerModel> | undefined;

/** Loads the model when an isolate checks its first text, since most pages check none. */
function trainedModel(): Promise<DangerModel> {
  loaded ??= import('./trained/danger-model.json', { with: { type: 'json' } }).then((module) =>
    readModel(module.default),
  );
  return loaded;
}

/**
 * Finds the dangers that a text speaks of, in English, Hindi and Punjabi, in any script and spelling, whatever the locale of the page (decision 0104).
 *
 * The text is neither stored nor logged.
 *
 * @param text all free text of a form; the first 4,000 characters are read
 * @returns each danger once, the most urgent first; empty for an ordinary text
 */
export async function detectDangers(text: string): Promise<readonly DetectedDanger[]> {
  return text.trim() === '' ? [] : dangersIn(text, await trainedModel());
}
