/**
 * Selects the user's own version of a field that was just edited, in a form that shows two versions of it.
 *
 * @param changed target of the change event
 * @param choiceNameOf returns the name of a field's version choice
 */
export function selectOwnVersion(
  form: HTMLFormElement,
  changed: EventTarget,
  choiceNameOf: (fieldName: string) => string,
): void {
  if (!(changed instanceof HTMLInputElement || changed instanceof HTMLTextAreaElement)) return;
  const own = form.querySelector<HTMLInputElement>(
    `input[name="${CSS.escape(choiceNameOf(changed.name))}"][value="mine"]`,
  );
  if (own) own.checked = true;
}
