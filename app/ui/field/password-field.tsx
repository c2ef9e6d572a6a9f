import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { IconButton } from '../button/button.tsx';
import { control, overlaid, password, reveal } from './field.css.ts';
import { Field } from './field.tsx';
import type { Labelled } from './text-field.tsx';

export type PasswordFieldProps = Omit<ComponentProps<'input'>, 'className' | 'style' | 'children' | 'type'> &
  Labelled;

/** A password, with a button that shows what was typed. The button is not there when scripts are off. */
export function PasswordField({ label, hint, error, id, ...attributes }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field id={id ?? attributes.name} label={label} hint={hint} error={error} required={attributes.required}>
      {(frame) => (
        <div className={overlaid} data-interactive>
          <input
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...attributes}
            {...frame}
            type={shown ? 'text' : 'password'}
            className={`${control} ${password}`}
          />
          <span className={reveal}>
            <IconButton label="Show password" aria-pressed={shown} onClick={() => setShown(!shown)}>
              {shown ? <EyeOff size={20} aria-hidden /> : <Eye size={20} aria-hidden />}
            </IconButton>
          </span>
        </div>
      )}
    </Field>
  );
}
