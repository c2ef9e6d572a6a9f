import { ErrorSummary } from '../error-summary/error-summary.tsx';
import { useHydrated } from '../hydration/hydration.ts';
import { InlineAlert } from '../inline-alert/inline-alert.tsx';
import type { Refusal } from './refused-form.ts';

/**
 * Errors of a refused form, shown at its top with focus. It is for pages that the browser loads after a submission: a
 * public page, or a page without scripts. In the staff area with scripts the same errors appear beside the submit button.
 */
export function RefusalSummary({ refused }: { readonly refused: Refusal | undefined }) {
  const hydrated = useHydrated();
  if (hydrated || !refused || refused.message === '') return null;
  const { message, errors } = refused;
  return (
    // biome-ignore lint/a11y/noAutofocus: the page answers a refused submission, so its errors come first.
    <div tabIndex={-1} autoFocus>
      {Object.keys(errors).length > 0 ? (
        <ErrorSummary heading={message} errors={errors} />
      ) : (
        <InlineAlert tone="danger">{message}</InlineAlert>
      )}
    </div>
  );
}
