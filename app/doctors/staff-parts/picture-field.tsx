import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { pictureHints, pictureLimits, pictureMessages } from '#app/platform/pictures/picture.values.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Checkbox } from '#app/ui/checkbox/checkbox.tsx';
import { Field } from '#app/ui/field/field.tsx';
import { useHydrated } from '#app/ui/hydration/hydration.ts';
import { X } from '#app/ui/icon/icons.ts';
import * as css from './picture-field.css.ts';

/** Without HEIC: an iPhone then makes a JPEG of it by itself. One that comes all the same is read where the browser can, or explained. */
const accepted = pictureLimits.types.join(',');

interface PictureFieldProps {
  /** The stored picture's address. */
  readonly present: string | null;
  /** What the preview says to those who do not see it. */
  readonly preview?: string;
  /** Whether the label says that it may stay empty. */
  readonly marksOptional?: boolean;
  /** A file was chosen, and came back with a form that was refused: it cannot be put back. */
  readonly lost?: boolean;
  readonly error?: string;
  /** Called when the picture was made small, refused or taken away, which no event of the form tells. */
  readonly onSettled?: () => void;
}

/**
 * Chooses a picture, shows it, and takes it away again. With scripts a photograph is made small before it is
 * sent; without, the file goes as it is and the server checks it. While a chosen file is refused the form is not sent: nobody would see
 * that the doctor has no picture.
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
  // A new choice answers the server's message, and with scripts the form still holds the file that was chosen.
  const told = error ?? (lost && chosen === null ? pictureMessages.again : undefined);
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
    // Fetched with the first picture: most who open the form choose none.
    const answer = await import('./shrink-picture.ts').then(
      ({ shrinkPicture }) => shrinkPicture(file),
      () => ({ refusal: pictureMessages.again }),
    );
    // Another file was chosen while this one was made small.
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
          error={problem ?? (isSettled ? undefined : told)}
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
