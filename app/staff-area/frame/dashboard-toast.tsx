import { useEffect, useRef, useState } from 'react';
import { Form, href, useLocation, useNavigation } from 'react-router';
import { undoPath } from '#app/hospital/hospital-paths.ts';
import type { FactSectionId } from '#app/hospital-facts/fact-sections.ts';
import { Button } from '#app/ui/button/button.tsx';
import { InlineAlert } from '#app/ui/inline-alert/inline-alert.tsx';
import { Page } from '#app/ui/layout/page.tsx';
import { Toast, ToastRegion } from '#app/ui/toast/toast.tsx';
import { binPath, staffListNames } from '../lists/staff-lists.ts';
import { flashPlace } from './dashboard-frame.css.ts';
import { appointmentPath, doctorAwayPath, networkRequestsPath, waitingListPath } from './desk-paths.ts';
import { type FlashMessage, type ShownToast, toastMessages, type UndoTarget } from './toast.values.ts';

/**
 * Shows the result of the last action until the person dismisses it or navigates. The server sends it once,
 * so the component stores it while the page refreshes its data.
 */
export function DashboardToast({ shown }: { readonly shown?: ShownToast }) {
  const { key: place } = useLocation();
  const [toast, setToast] = useState({ place, shown });
  // State is set during render, not in an effect: the message then renders with its page, also without
  // scripts.
  if (toast.place !== place || (shown && shown !== toast.shown && !isSame(shown, toast.shown))) {
    setToast({ place, shown });
  }
  useFocusAfterSave(toast.shown);
  const dismiss = () => setToast({ place, shown: undefined });
  const message: FlashMessage | undefined = toast.shown && toastMessages[toast.shown.key];
  return (
    <>
      {message?.isAbovePage && (
        <div className={flashPlace}>
          <Page width="wide">
            <InlineAlert tone={message.tone ?? 'positive'} onDismiss={dismiss}>
              {message.text}
            </InlineAlert>
          </Page>
        </div>
      )}
      <ToastRegion about={toast.shown?.undo && `appointment-${toast.shown.undo.id}`}>
        {message && !message.isAbovePage && (
          <Toast
            tone={message.tone}
            onDismiss={dismiss}
            action={toast.shown?.undo && <UndoButton shown={toast.shown} undo={toast.shown.undo} />}
          >
            {message.text}
          </Toast>
        )}
      </ToastRegion>
    </>
  );
}

const isSame = (one: ShownToast, other: ShownToast | undefined) =>
  one.key === other?.key && one.undo?.version === other.undo?.version && one.undo?.id === other.undo?.id;

interface UndoButtonProps {
  readonly shown: ShownToast;
  readonly undo: UndoTarget;
}

/** Where a change that is neither a deletion nor a change of an appointment is taken back. */
const undoPaths = {
  facts: (id: string) => undoPath(id as FactSectionId),
  requests: () => networkRequestsPath,
  presence: doctorAwayPath,
  call: () => href('/dashboard/Callbacks'),
  waiting: () => waitingListPath,
} as const;

function UndoButton({ shown, undo: { id, version } }: UndoButtonProps) {
  const { pathname, search } = useLocation();
  const { restores }: FlashMessage = toastMessages[shown.key];
  const list = staffListNames.find((name) => name === restores);
  const bin = list && binPath(list);
  const path = undoPaths[restores as keyof typeof undoPaths] ?? appointmentPath;
  return (
    <Form method="post" action={bin ?? path(id)} preventScrollReset>
      <input type="hidden" name="back" value={`${pathname}${search}`} />
      {bin || restores === 'requests' || restores === 'call' || restores === 'waiting' ? (
        <input type="hidden" name="id" value={id} />
      ) : (
        <input type="hidden" name="version" value={version} />
      )}
      {restores === 'presence' && <input type="hidden" name="change" value={shown.key} />}
      <Button type="submit" name="intent" value={bin ? 'restore' : 'undo'} size="small" variant="secondary">
        Undo
      </Button>
    </Form>
  );
}

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
function useFocusAfterSave(shown: ShownToast | undefined): void {
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
