import { useEffect, useRef, useState } from 'react';
import { type Draft, deleteDraft, readDraft, saveDraft, textFieldsOf } from './draft.ts';

/** Hidden fields that the page fills, not the user. */
const hiddenFields = ['key', 'version', 'started'];

/** Serializes the form's input, including names of chosen files, to compare states. */
const serialized = (form: HTMLFormElement) =>
  JSON.stringify(
    [...new FormData(form)]
      .filter(([name]) => !hiddenFields.includes(name))
      .map(([name, value]) => [name, typeof value === 'string' ? value : value.name]),
  );

/**
 * Stores a form's input as a draft on this device until it is saved or discarded. The caller renders the form's fields
 * from `draft`, with `round` as their key, and passes `isChanged` to `UnsavedChangesDialog`.
 *
 * @param name name of the draft, the same each time this form is opened
 * @param isRefused true if the server refused the form and returned its input, which then takes precedence over a draft
 */
export function useFormDraft(name: string, isRefused: boolean) {
  const form = useRef<HTMLFormElement>(null);
  const initial = useRef<string>(undefined);
  const [state, setState] = useState<{ draft: Draft | null; round: number }>({ draft: null, round: 0 });
  const [isChanged, setChanged] = useState(isRefused);
  const wasRefused = useRef(isRefused);

  useEffect(() => {
    if (form.current) initial.current = serialized(form.current);
    const draft = wasRefused.current ? null : readDraft(name);
    if (!draft) return;
    setState(({ round }) => ({ draft, round: round + 1 }));
    setChanged(true);
  }, [name]);

  /** Updates the draft. Call it after each change, including changes made by code. */
  function follow() {
    if (!form.current) return;
    const isDifferent = wasRefused.current || serialized(form.current) !== initial.current;
    setChanged(isDifferent);
    if (isDifferent) saveDraft(name, { savedAt: Date.now(), fields: textFieldsOf(form.current) });
    else deleteDraft(name);
  }

  function throwAway() {
    deleteDraft(name);
    wasRefused.current = false;
    setChanged(false);
    setState(({ round }) => ({ draft: null, round: round + 1 }));
  }

  return { form, isChanged, draft: state.draft, round: state.round, follow, throwAway };
}
