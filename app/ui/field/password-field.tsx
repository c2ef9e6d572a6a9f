import { type ComponentProps, useState } from 'react';
import { Eye, EyeOff } from '#app/ui/icon/icons.ts';
import { IconButton } from '../button/button.tsx';
import { control } from './control.css.ts';
import { overlaid, password, reveal } from './field.css.ts';
import { Field, type LabelledControlProps, splitFieldProps } from './field.tsx';
import './control-states.later.css.ts';

type PasswordFieldProps = Omit<
  ComponentProps<'input'>,
  'className' | 'style' | 'children' | 'type' | 'name'
> &
  LabelledControlProps;

/** A password field with a button that shows the typed text. The button is hidden without scripts. */
export function PasswordField(props: PasswordFieldProps) {
  const { frame, attributes } = splitFieldProps(props);
  const [shown, setShown] = useState(false);
  return (
    <Field {...frame}>
      {(described) => (
        <div className={overlaid}>
          <input
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...attributes}
            {...described}
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
