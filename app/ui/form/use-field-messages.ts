import { type FormEvent, useState } from 'react';
import type { FieldMessages } from './refused-form.ts';

/**
 * The messages beneath the fields of a form. At first they are the given ones; what is found before sending takes their
 * place and keeps the form from being sent, with the focus on the first wrong field.
 *
 * @param given what the server said, or nothing
 * @param check what the fields lack, by the rules that the server asks again, in the order of the page
 */
export function useFieldMessages(given: FieldMessages, check: (form: HTMLFormElement) => FieldMessages) {
  const [found, setFound] = useState<FieldMessages>();
  const messages = found ?? given;

  function checkBeforeSending(event: FormEvent<HTMLFormElement>) {
    const lacking = check(event.currentTarget);
    const first = Object.keys(lacking)[0];
    setFound(first === undefined ? undefined : lacking);
    if (first === undefined) return;
    event.preventDefault();
    event.currentTarget.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  }

  /** Takes a message away as soon as its field is right; none comes while somebody is still typing. */
  function forgetWhatIsRight(event: FormEvent<HTMLFormElement>) {
    const lacking = check(event.currentTarget);
    setFound(Object.fromEntries(Object.entries(messages).filter(([name]) => name in lacking)));
  }

  /** `areGiven`: whether those shown are still the given ones. */
  return { messages, areGiven: found === undefined, checkBeforeSending, forgetWhatIsRight };
}
