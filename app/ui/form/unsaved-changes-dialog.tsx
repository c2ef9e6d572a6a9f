import { type FormEvent, useEffect, useState } from 'react';
import { useBlocker } from 'react-router';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { Cluster } from '../layout/stack.tsx';

/**
 * Tracks whether a form differs from its initial values, for `UnsavedChangesDialog`.
 *
 * @returns `isChanged`, and `follow` to call on the form's input events
 */
export function useUnsavedChanges() {
  const [isChanged, setChanged] = useState(false);
  const follow = (event: FormEvent<HTMLFormElement>) => setChanged(isDifferent(event.currentTarget));
  return { isChanged, follow };
}

/** Whether any field differs from its default value. */
const isDifferent = (form: HTMLFormElement) =>
  [...form.elements].some((field) => {
    if (field instanceof HTMLSelectElement)
      return [...field.options].some(
        ({ selected, defaultSelected }, index) =>
          selected !== (defaultSelected || isOnlyDefault(field, index)),
      );
    if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue;
    if (!(field instanceof HTMLInputElement) || field.type === 'hidden') return false;
    return field.type === 'checkbox' || field.type === 'radio'
      ? field.checked !== field.defaultChecked
      : field.value !== field.defaultValue;
  });

/** Whether an option is selected by default because no option of the select has the `selected` attribute. */
const isOnlyDefault = ({ options }: HTMLSelectElement, index: number) =>
  index === 0 && ![...options].some(({ defaultSelected }) => defaultSelected);

interface LeaveQuestionProps {
  readonly isChanged: boolean;
  /** Deletes the draft. Pass it only for a form that stores drafts. */
  readonly onThrowAway?: () => void;
}

/**
 * Asks before the user leaves a page with unsaved input. Submitting the form does not ask, because its action has the
 * page's own path.
 */
export function UnsavedChangesDialog({ isChanged, onThrowAway }: LeaveQuestionProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isChanged && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!isChanged) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isChanged]);
  if (blocker.state !== 'blocked') return null;
  return (
    <Dialog
      title="Leave without saving?"
      description={
        onThrowAway
          ? 'What you typed here is not saved yet. This device can keep it as a draft until you come back.'
          : 'What you typed here is not saved yet.'
      }
      onClose={() => blocker.reset()}
    >
      <Cluster>
        {/* Without this type the buttons would submit the form around them. */}
        <Button type="button" onClick={() => blocker.reset()}>
          Stay here
        </Button>
        {onThrowAway && (
          <Button type="button" variant="secondary" onClick={() => blocker.proceed()}>
            Leave and keep a draft
          </Button>
        )}
        <Button
          type="button"
          variant="danger"
          onClick={() => {
            onThrowAway?.();
            blocker.proceed();
          }}
        >
          {onThrowAway ? 'Throw it away' : 'Leave'}
        </Button>
      </Cluster>
    </Dialog>
  );
}
