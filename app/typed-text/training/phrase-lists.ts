import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DetectedDanger, dangerOrder } from '../danger/detected-danger.ts';

/** Kinds of phrases: a danger, an ordinary text, or a trap, which has words of danger and tells of none. */
export type PhraseKind = DetectedDanger | 'ordinary' | 'trap';

/** Whether a phrase of this kind speaks of danger. */
export const isDanger = (kind: PhraseKind): kind is DetectedDanger => kind !== 'ordinary' && kind !== 'trap';

export interface Phrase {
  readonly text: string;
  readonly kind: PhraseKind;
}

const folder = join(import.meta.dirname, '../phrases/danger');
/** Folder of the lists that measure the detection. No training reads them. */
const heldOut = 'held-out';
const kinds: readonly string[] = [...dangerOrder, 'ordinary', 'trap'];

const listsIn = (path: string): readonly string[] =>
  readdirSync(path)
    .filter((file) => file.endsWith('.tsv'))
    .map((file) => file.slice(0, -'.tsv'.length))
    .sort();

/** Names of the lists that the detection is trained with, in alphabetical order. */
export const phraseLists = (): readonly string[] => listsIn(folder);

/** Names of the lists that only measure it. */
export const heldOutLists = (): readonly string[] =>
  listsIn(join(folder, heldOut)).map((list) => `${heldOut}/${list}`);

/**
 * Reads a list: a line for each phrase, with its kind, a tab, and its text.
 *
 * @throws Error that names the file and the line, if a line has another form
 */
export function readPhrases(list: string): readonly Phrase[] {
  const lines = readFileSync(join(folder, `${list}.tsv`), 'utf8').split('\n');
  return lines.flatMap((line, index) => {
    if (line === '') return [];
    const [kind = '', text = '', ...rest] = line.split('\t');
    if (!kinds.includes(kind) || text === '' || rest.length > 0)
      throw new Error(
        `${list}.tsv, line ${index + 1}: write a kind (${kinds.join(', ')}), a tab and a phrase.`,
      );
    return [{ kind: kind as PhraseKind, text }];
  });
}
