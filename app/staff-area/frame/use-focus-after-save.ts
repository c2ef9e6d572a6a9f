import { useEffect, useRef } from 'react';
import { useNavigation } from 'react-router';
import type { ShownToast } from './toast.values.ts';

/** Focuses the result of a save, or the heading of the page that the save opened, if no element has the focus. */
function focusResult() {
  // A dialog without an opener gives the focus to `main`.
  if (document.activeElement?.matches('body, main') === false) return;
  const result =
    document.querySelector<HTMLElement>('main [data-result]') ??
    document.querySelector<HTMLElement>('main h1');
  if (!result) return;
  result.tabIndex = -1;
  result.focus();
}

/**
 * Moves the focus to the result of a save, if the save removed the focused element. Otherwise people who use the
 * keyboard would start again at the top of the page.
 *
 * @param shown message about the result; undefined without one
 */
export function useFocusAfterSave(shown: ShownToast | undefined): void {
  const isSaving = useNavigation().formMethod === 'POST';
  const hasSaved = useRef(false);
  useEffect(() => {
    if (isSaving) hasSaved.current = true;
    if (isSaving || !(hasSaved.current || shown)) return;
    hasSaved.current = false;
    // A closing dialog returns its focus first.
    const timer = setTimeout(() => requestAnimationFrame(focusResult));
    return () => clearTimeout(timer);
  }, [isSaving, shown]);
}
