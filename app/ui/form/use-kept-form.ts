import { useEffect, useRef, useState } from 'react';
import { type Draft, forgetDraft, keepDraft, readDraft, typedFields } from './draft.ts';

/** Fields that the page writes and nobody types. */
const notTyped = ['key', 'version', 'started'];

/** What was typed and which files were chosen, as one text to compare. */
const spelled = (form: HTMLFormElement) =>
  JSON.stringify(
    [...new FormData(form)]
      .filter(([name]) => !notTyped.includes(name))
      .map(([name, value]) => [name, typeof value === 'string' ? value : value.name]),
  );

/**
 * Keeps what is typed into a form: on this device as a draft, until it is saved or thrown away, and by asking before the page is left. The
 * form puts `draft` into its fields anew for each `round`.
 *
 * @param name the draft's, the same whenever this form is opened
 * @param isRefused the form came back with what was typed, which is then what it says
 */
export function useKeptForm(name: string, isRefused: boolean) {
  const form = useRef<HTMLFormElement>(null);
  const first = useRef<string>(undefined);
  const [state, setState] = useState<{ draft: Draft | null; round: number }>({ draft: null, round: 0 });
  const [isChanged, setChanged] = useState(isRefused);
  const cameRefused = useRef(isRefused);

  useEffect(() => {
    if (form.current) first.current = spelled(form.current);
    const draft = cameRefused.current ? null : readDraft(name);
    if (!draft) return;
    setState(({ round }) => ({ draft, round: round + 1 }));
    setChanged(true);
  }, [name]);

  /** To be called after each change, whatever made it. */
  function follow() {
    if (!form.current) return;
    const isOther = cameRefused.current || spelled(form.current) !== first.current;
    setChanged(isOther);
    if (isOther) keepDraft(name, { savedAt: Date.now(), fields: typedFields(form.current) });
    else forgetDraft(name);
  }

  function throwAway() {
    forgetDraft(name);
    cameRefused.current = false;
    setChanged(false);
    setState(({ round }) => ({ draft: null, round: round + 1 }));
  }

  return { form, isChanged, draft: state.draft, round: state.round, follow, throwAway };
}
