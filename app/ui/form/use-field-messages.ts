import { type FormEvent, useState } from 'react';
import type { FieldMessages } from './refused-form.ts';

/**
 * The messages beneath the fields of a form. At first they are the given ones; what is found before sending takes their
 * place and keeps the form from being sent, with the focus on the first wrong field.
 *
 * @param given what the server said, or nothing
 * @param check what the fields lack, by the rules that the server asks again
 */
export function useFieldMessages(given: FieldMessages, check: (form: HTMLFormElement) => FieldMessages) {
  const [found, setFound] = useState<FieldMessages>();
  const messages = found ?? given;

  function checkBeforeSending(event: FormEvent<HTMLFormElement>) {
    const lacking = check(event.currentTarget);
    const names = Object.keys(lacking);
    setFound(names.length === 0 ? undefined : lacking);
    if (names.length === 0) return;
    event.preventDefault();
    focusFirst(event.currentTarget, names);
  }

  /** Takes a message away as soon as its field is right; none comes while somebody is still typing. */
  function forgetWhatIsRight(event: FormEvent<HTMLFormElement>) {
    const lacking = check(event.currentTarget);
    setFound(Object.fromEntries(Object.entries(messages).filter(([name]) => name in lacking)));
  }

  /** `areGiven`: whether those shown are still the given ones. */
  return { messages, areGiven: found === undefined, checkBeforeSending, forgetWhatIsRight };
}

/** The first on the page, whatever the order of the rules. Of several controls of one name, which stand in a closed list, its summary. */
function focusFirst(form: HTMLFormElement, names: readonly string[]) {
  const controls = [...form.elements].filter(
    (control): control is HTMLInputElement =>
      control instanceof HTMLElement && names.includes((control as HTMLInputElement).name),
  );
  const shown = controls.find(({ type }) => type !== 'hidden');
  const list = shown?.closest('details:not([open])')?.querySelector('summary');
  (list ?? shown ?? form.querySelector<HTMLElement>('[aria-invalid="true"]'))?.focus();
}
