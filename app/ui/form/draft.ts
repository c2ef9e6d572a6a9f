/** What was typed into a form and not saved, kept in this browser alone. */
export interface Draft {
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  readonly fields: readonly (readonly [name: string, text: string])[];
}

const prefix = 'draft: ';

/** Storage may be full or forbidden: then nothing is kept, and the question before leaving still asks. */
function withStorage<Answer>(use: (storage: Storage) => Answer): Answer | undefined {
  try {
    return use(window.localStorage);
  } catch {
    return undefined;
  }
}

const isField = (field: unknown) =>
  Array.isArray(field) && field.length === 2 && field.every((text) => typeof text === 'string');

/** @returns null where there is none, or what is there is no draft */
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

export function keepDraft(name: string, draft: Draft): void {
  withStorage((storage) => storage.setItem(prefix + name, JSON.stringify(draft)));
}

export function forgetDraft(name: string): void {
  withStorage((storage) => storage.removeItem(prefix + name));
}

/** For whoever signs out: the next person at this device need not see what was typed. */
export function forgetDrafts(): void {
  withStorage((storage) => {
    for (const name of Object.keys(storage)) if (name.startsWith(prefix)) storage.removeItem(name);
  });
}

/** What a form says, without its files. */
export const typedFields = (form: HTMLFormElement): Draft['fields'] =>
  [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  );

/** The fields of a draft as those of a form. */
export function draftForm({ fields }: Draft): FormData {
  const form = new FormData();
  for (const [name, text] of fields) form.append(name, text);
  return form;
}
