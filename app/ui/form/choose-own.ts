/**
 * Where a form shows two versions of a field, the one that is being changed is one's own: its choice is made.
 *
 * @param changed what the event is of
 * @param choiceNameOf the name of the choice between the versions of a field
 */
export function chooseOwn(
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
