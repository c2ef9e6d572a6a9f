import { type FormEvent, useState } from 'react';
import type { FieldMessages } from './refused-form.ts';

/**
 * Error messages of a form's fields. Initially they are the given ones. Errors found on submit replace them, prevent
 * the submission, and move focus to the first wrong field.
 *
 * @param given the server's messages
 * @param check returns messages for invalid fields, by the same rules as the server
 */
export function useFieldMessages(given: FieldMessages, check: (form: HTMLFormElement) => FieldMessages) {
  const [found, setFound] = useState<FieldMessages>();
  const messages = found ?? given;

  function checkBeforeSending(event: FormEvent<HTMLFormElement>) {
    const invalid = check(event.currentTarget);
    const names = Object.keys(invalid);
    setFound(names.length === 0 ? undefined : invalid);
    if (names.length === 0) return;
    event.preventDefault();
    focusFirst(event.currentTarget, names);
  }

  /** Removes a message as soon as its field is valid. Typing never adds a message. */
  function forgetWhatIsRight(event: FormEvent<HTMLFormElement>) {
    const invalid = check(event.currentTarget);
    setFound(Object.fromEntries(Object.entries(messages).filter(([name]) => name in invalid)));
  }

  /** `areGiven` is true while the messages are still those of the server. */
  return { messages, areGiven: found === undefined, checkBeforeSending, forgetWhatIsRight };
}

/** Focuses the first invalid field in page order. For checkboxes inside a closed disclosure, focuses its summary. */
function focusFirst(form: HTMLFormElement, names: readonly string[]) {
  const controls = [...form.elements].filter(
    (control): control is HTMLInputElement =>
      control instanceof HTMLElement && names.includes((control as HTMLInputElement).name),
  );
  const shown = controls.find(({ type }) => type !== 'hidden');
  const list = shown?.closest('details:not([open])')?.querySelector('summary');
  (list ?? shown ?? form.querySelector<HTMLElement>('[aria-invalid="true"]'))?.focus();
}
