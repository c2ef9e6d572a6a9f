import { useEffect, useRef } from 'react';
import { ErrorSummary } from '../error-summary/error-summary.tsx';
import { useHydrated } from '../hydration/hydration.ts';
import { RefusalSummary } from './refusal-summary.tsx';
import type { FieldMessages, RefusedForm } from './refused-form.ts';

interface LinkedErrorsProps {
  readonly refused: RefusedForm<unknown> | undefined;
  /** Errors in page order, by the id of the element that each leads to. Without them, only a refusal is shown. */
  readonly errors: FieldMessages | undefined;
}

/** List of a form's errors in the staff area, each a link to its field, also of those that the browser found. */
export function LinkedErrors({ refused, errors }: LinkedErrorsProps) {
  const hydrated = useHydrated();
  if (hydrated) return errors && <ErrorSummary errors={errors} />;
  return <RefusalSummary refused={refused && { ...refused, errors: errors ?? refused.errors }} />;
}

/**
 * Moves the focus to the first wrong field after each refusal by the server. Only the server knows most rules of a long form,
 * and the first wrong field may be far above the button. The form itself must call this hook, so that its effect runs after
 * that of `ActionError`, which takes the focus too.
 */
export function useFocusFirstError(refused: object | undefined, linked: FieldMessages | undefined) {
  const [first] = Object.keys(linked ?? {});
  // The messages change with typing; only a new answer moves the focus.
  const answered = useRef<object>(undefined);
  useEffect(() => {
    if (refused === answered.current) return;
    answered.current = refused;
    if (first !== undefined) document.getElementById(first)?.focus();
  }, [refused, first]);
}

/**
 * Picks the errors of some fields, with the label of each, because a message such as 'This field is needed.' names none.
 *
 * @param fields name, label and, if it is not the name, the id of the element to which the error leads
 */
export const errorsOf = (
  fields: readonly (readonly [name: string, label: string, id?: string])[],
  messages: FieldMessages,
): FieldMessages =>
  Object.fromEntries(
    fields.flatMap(([name, label, id = name]) => {
      const message = messages[name];
      return message === undefined ? [] : [[id, `${label}: ${message}`]];
    }),
  );
