/** A field with two versions, each as readable text, after two people or two tabs edited one record. */
export interface FieldConflict {
  readonly field: string;
  readonly label: string;
  readonly mine: string;
  readonly theirs: string;
  /** Version selected at first: theirs if only they changed the field, otherwise mine. */
  readonly offered: 'mine' | 'theirs';
}

/** Name of the radio buttons that choose between the two versions of a field. */
export const versionChoiceName = (field: string) => `choice-${field}`;

type Texts = Readonly<Record<string, string>>;

/** The three versions of a record's fields: as submitted, as stored now, and as the form was opened. */
interface Versions {
  readonly mine: Texts;
  readonly theirs: Texts;
  /** Null if it is unknown. */
  readonly started: Texts | null;
}

/**
 * Lists the fields in which two versions of a record differ.
 *
 * @param shown formats the text of a field for people
 */
export const fieldConflicts = <Field extends { readonly name: string; readonly label: string }>(
  fields: readonly Field[],
  { mine, theirs, started }: Versions,
  shown: (field: Field, text: string) => string = (_, text) => text,
): readonly FieldConflict[] =>
  fields.flatMap((field) => {
    const { name, label } = field;
    const [own = '', other = ''] = [mine[name], theirs[name]];
    if (own === other) return [];
    const isUnchanged = started !== null && own === (started[name] ?? '');
    const offered = isUnchanged ? 'theirs' : 'mine';
    return [{ field: name, label, mine: shown(field, own), theirs: shown(field, other), offered } as const];
  });

/** Whether the person chose the stored version of a field. */
export const takesTheirs = (form: Pick<FormData | URLSearchParams, 'get'>, field: string): boolean =>
  form.get(versionChoiceName(field)) === 'theirs';

/**
 * Selects the user's own version of a field that was just edited, in a form that shows two versions of it.
 *
 * @param changed target of the change event
 * @param fieldOf returns the field to which a control belongs
 */
export function selectOwnVersion(
  form: HTMLFormElement,
  changed: EventTarget,
  fieldOf: (controlName: string) => string,
): void {
  if (!(changed instanceof HTMLInputElement || changed instanceof HTMLTextAreaElement)) return;
  const own = form.querySelector<HTMLInputElement>(
    `input[name="${CSS.escape(versionChoiceName(fieldOf(changed.name)))}"][value="mine"]`,
  );
  if (own) own.checked = true;
}
