import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { pictureLimits, pictureMessages } from '#app/server/pictures/picture.values.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Checkbox } from '#app/ui/checkbox/checkbox.tsx';
import { Field } from '#app/ui/field/field.tsx';
import { useHydrated } from '#app/ui/hydration/hydration.ts';
import { X } from '#app/ui/icon/icons.ts';
import * as css from './picture-field.css.ts';
import { shrinkPicture } from './shrink-picture.ts';

const accepted: readonly string[] = pictureLimits.types;

/**
 * Chooses a picture, shows it, and takes it away again. With scripts a photograph is made small before it is
 * sent; without, the file goes as it is and the server checks it.
 *
 * @param present the stored picture's address
 * @param lost a file was chosen, and came back with a form that was refused: it cannot be put back
 */
export function PictureField({
  present,
  lost = false,
  error,
}: {
  present: string | null;
  lost?: boolean;
  error?: string;
}) {
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
    if (input.current) input.current.value = '';
    setChosen(null);
    setProblem(message);
  }

  async function choose(event: ChangeEvent<HTMLInputElement>) {
    choices.current += 1;
    const choice = choices.current;
    const file = event.currentTarget.files?.[0];
    if (!file) return clear();
    if (!accepted.includes(file.type)) return clear(pictureMessages.type);
    try {
      const small = await shrinkPicture(file);
      // Another file was chosen while this one was made small.
      if (choice !== choices.current) return;
      if (small.size > pictureLimits.bytes) return clear(pictureMessages.bytes);
      const files = new DataTransfer();
      files.items.add(small);
      if (input.current) input.current.files = files.files;
      setProblem(undefined);
      setSettled(error);
      setChosen(URL.createObjectURL(small));
    } catch {
      clear(pictureMessages.damaged);
    }
  }

  function remove() {
    clear();
    setRemoved(true);
    input.current?.focus();
  }

  return (
    <div className={css.frame}>
      {shown && (
        <div className={css.preview}>
          <img src={shown} alt="Chosen for this doctor" width={96} height={96} className={css.picture} />
          {hydrated && (
            <Button type="button" variant="secondary" size="small" onClick={remove}>
              <X size={20} aria-hidden />
              Remove picture
            </Button>
          )}
        </div>
      )}
      <Field
        id="image"
        label="Picture"
        hint="JPEG, PNG, WebP or AVIF, at most 5 MB."
        error={problem ?? (isSettled ? undefined : told)}
      >
        {(control) => (
          <input
            {...control}
            ref={input}
            type="file"
            name="image"
            accept={accepted.join(',')}
            className={css.input}
            onChange={choose}
          />
        )}
      </Field>
      {present && !hydrated && (
        <Checkbox name="removeImage" value="true" label="Remove the present picture" />
      )}
      {present && hydrated && removed && !chosen && <input type="hidden" name="removeImage" value="true" />}
    </div>
  );
}
