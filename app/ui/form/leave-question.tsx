import { type FormEvent, useEffect, useState } from 'react';
import { useBlocker } from 'react-router';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { Cluster } from '../layout/stack.tsx';

/**
 * Whether a form was changed, for `LeaveQuestion`.
 *
 * @returns what to put on the form besides
 */
export function useChanged() {
  const [isChanged, setChanged] = useState(false);
  const follow = (event: FormEvent<HTMLFormElement>) => setChanged(isDifferent(event.currentTarget));
  return { isChanged, follow };
}

/** Whether any field says something else than at first. */
const isDifferent = (form: HTMLFormElement) =>
  [...form.elements].some((field) => {
    if (field instanceof HTMLSelectElement)
      return [...field.options].some(
        ({ selected, defaultSelected }, place) =>
          selected !== (defaultSelected || isOnlyDefault(field, place)),
      );
    if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue;
    if (!(field instanceof HTMLInputElement) || field.type === 'hidden') return false;
    return field.type === 'checkbox' || field.type === 'radio'
      ? field.checked !== field.defaultChecked
      : field.value !== field.defaultValue;
  });

/** Without a stated default the first option is chosen. */
const isOnlyDefault = ({ options }: HTMLSelectElement, place: number) =>
  place === 0 && ![...options].some(({ defaultSelected }) => defaultSelected);

interface LeaveQuestionProps {
  readonly isChanged: boolean;
  /** For a form with a draft: forgets it. */
  readonly onThrowAway?: () => void;
}

/** Asks before a page is left on which something typed was not sent. Sending the form itself is no leaving. */
export function LeaveQuestion({ isChanged, onThrowAway }: LeaveQuestionProps) {
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
        {/* Inside the form a button would send it. */}
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
