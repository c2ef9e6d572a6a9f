import { ErrorSummary } from '../error-summary/error-summary.tsx';
import { Flash } from '../flash/flash.tsx';
import { useHydrated } from '../hydration/hydration.ts';
import type { RefusedForm } from './refused-form.ts';

/**
 * What is wrong with a form that came back, at its top and with the focus: for a reader without scripts, who begins the page anew. With
 * scripts the same stands beside the button that was pressed.
 */
export function RefusalSummary({ refused }: { readonly refused: RefusedForm<unknown> | undefined }) {
  const hydrated = useHydrated();
  if (hydrated || !refused || refused.message === '') return null;
  const { message, errors } = refused;
  return (
    // biome-ignore lint/a11y/noAutofocus: the page was asked for by the press that failed, and this is its answer.
    <div tabIndex={-1} autoFocus>
      {Object.keys(errors).length > 0 ? (
        <ErrorSummary heading={message} errors={errors} />
      ) : (
        <Flash tone="danger">{message}</Flash>
      )}
    </div>
  );
}
