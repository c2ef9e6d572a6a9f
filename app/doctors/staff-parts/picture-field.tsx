import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { pictureHints, pictureLimits, pictureMessages } from '#app/platform/pictures/picture.values.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Checkbox } from '#app/ui/checkbox/checkbox.tsx';
import { Field } from '#app/ui/field/field.tsx';
import { useHydrated } from '#app/ui/hydration/hydration.ts';
import { X } from '#app/ui/icon/icons.ts';
import * as css from './picture-field.css.ts';

/**
 * File types for `accept`. HEIC is left out, so that iPhones convert photographs to JPEG themselves. A HEIC file that
 * is chosen anyway is converted if the browser can read it; otherwise a message explains what to do.
 */
const accepted = pictureLimits.types.join(',');

interface PictureFieldProps {
  /** Address of the stored picture. */
  readonly present: string | null;
  /** Alternative text of the preview. */
  readonly preview?: string;
  /** Whether the label says that the field is optional. */
  readonly marksOptional?: boolean;
  /** Whether the refused form had a file. Browsers do not let a page refill a file field. */
  readonly lost?: boolean;
  readonly error?: string;
  /** Called after the picture was resized, refused or removed, which fires no form event. */
  readonly onSettled?: () => void;
}

/**
 * Field to choose, preview and remove a picture. With scripts a photograph is resized before it is submitted. Without
 * scripts the original file is submitted, and the server checks it. A refused file blocks the submission, because
 * otherwise staff would not notice that the doctor is saved without a picture.
 */
export function PictureField({
  present,
  preview = 'Chosen for this doctor',
  marksOptional = true,
  lost = false,
  error,
  onSettled,
}: PictureFieldProps) {
  const hydrated = useHydrated();
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const [removed, setRemoved] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [settled, setSettled] = useState<string>();
  const choices = useRef(0);
  // The message of the server disappears after a new choice. With scripts the form still has the chosen file.
  const serverMessage = error ?? (lost && chosen === null ? pictureMessages.again : undefined);
  const isSettled = error !== undefined && error === settled;
  const shown = chosen ?? (removed ? null : present);

  useEffect(() => () => URL.revokeObjectURL(chosen ?? ''), [chosen]);

  function clear(message?: string) {
    if (input.current) {
      input.current.value = '';
      input.current.setCustomValidity(message ?? '');
    }
    setChosen(null);
    setProblem(message);
    if (message === undefined) setSettled(error);
    onSettled?.();
  }

  async function choose(event: ChangeEvent<HTMLInputElement>) {
    choices.current += 1;
    const choice = choices.current;
    const file = event.currentTarget.files?.[0];
    if (!file) return clear();
    // Loaded with the first choice, because most people who open the form choose no picture.
    const answer = await import('./shrink-picture.ts').then(
      ({ shrinkPicture }) => shrinkPicture(file),
      () => ({ refusal: pictureMessages.again }),
    );
    // Ignores this file if another one was chosen while it was being resized.
    if (choice !== choices.current) return;
    if ('refusal' in answer) return clear(answer.refusal);
    const files = new DataTransfer();
    files.items.add(answer.file);
    if (input.current) {
      input.current.files = files.files;
      input.current.setCustomValidity('');
    }
    setProblem(undefined);
    setSettled(error);
    setChosen(URL.createObjectURL(answer.file));
    onSettled?.();
  }

  function remove() {
    setRemoved(true);
    clear();
    input.current?.focus();
  }

  return (
    <div className={css.frame}>
      {shown && (
        <div className={css.preview}>
          <img src={shown} alt={preview} width={96} height={96} className={css.picture} data-chosen-picture />
          {hydrated && (
            <Button type="button" variant="secondary" size="small" onClick={remove}>
              <X size={20} aria-hidden />
              Remove picture
            </Button>
          )}
        </div>
      )}
      <div className={css.choice}>
        <Field
          id="image"
          label="Picture"
          marksOptional={marksOptional}
          hint={hydrated ? pictureHints.chosen : pictureHints.sent}
          error={problem ?? (isSettled ? undefined : serverMessage)}
        >
          {(control) => (
            <input
              {...control}
              ref={input}
              type="file"
              name="image"
              accept={accepted}
              className={css.input}
              onChange={choose}
            />
          )}
        </Field>
        {problem && (
          <Button type="button" variant="secondary" size="small" onClick={() => clear()}>
            Go on without this picture
          </Button>
        )}
      </div>
      {present && !hydrated && (
        <Checkbox name="removeImage" value="true" label="Remove the present picture" />
      )}
      {present && hydrated && removed && !chosen && <input type="hidden" name="removeImage" value="true" />}
    </div>
  );
}
