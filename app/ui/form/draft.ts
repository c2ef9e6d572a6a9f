/** Unsaved input of a form, stored in this browser only. */
export interface Draft {
  /** Time of the last change, in milliseconds since 1970. */
  readonly savedAt: number;
  readonly fields: readonly (readonly [name: string, text: string])[];
}

const prefix = 'draft: ';

/**
 * Returns undefined if the local storage is full or forbidden. A draft is then not kept, and the question before leaving the page still
 * protects the input.
 */
export function withStorage<Answer>(use: (storage: Storage) => Answer): Answer | undefined {
  try {
    return use(window.localStorage);
  } catch {
    return undefined;
  }
}

const isField = (field: unknown) =>
  Array.isArray(field) && field.length === 2 && field.every((text) => typeof text === 'string');

/** @returns null if no draft is stored or the stored text is no valid draft */
export function readDraft(name: string): Draft | null {
  return (
    withStorage((storage) => {
      const draft = JSON.parse(storage.getItem(prefix + name) ?? 'null') as Partial<Draft> | null;
      const isDraft =
        typeof draft?.savedAt === 'number' && Array.isArray(draft.fields) && draft.fields.every(isField);
      return isDraft ? (draft as Draft) : null;
    }) ?? null
  );
}

export function saveDraft(name: string, draft: Draft): void {
  withStorage((storage) => storage.setItem(prefix + name, JSON.stringify(draft)));
}

export function deleteDraft(name: string): void {
  withStorage((storage) => storage.removeItem(prefix + name));
}

/** Deletes all drafts on sign-out, so that the next person at this device cannot read them. */
export function deleteAllDrafts(): void {
  withStorage((storage) => {
    for (const name of Object.keys(storage)) if (name.startsWith(prefix)) storage.removeItem(name);
  });
}

/** Text fields of a form, without files. */
export const textFieldsOf = (form: HTMLFormElement): Draft['fields'] =>
  [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  );

/** Converts a draft to form data. */
export function draftFormData({ fields }: Draft): FormData {
  const form = new FormData();
  for (const [name, text] of fields) form.append(name, text);
  return form;
}
