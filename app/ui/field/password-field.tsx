import { type ComponentProps, type KeyboardEvent, useState } from 'react';
import { Eye, EyeOff } from '#app/ui/icon/icons.ts';
import { IconButton } from '../button/button.tsx';
import { control } from './control.css.ts';
import { capsLock, overlaid, password, reveal } from './field.css.ts';
import { Field, type LabelledControlProps, splitFieldProps } from './field.tsx';
import './control-states.later.css.ts';

type PasswordFieldProps = Omit<
  ComponentProps<'input'>,
  'className' | 'style' | 'children' | 'type' | 'name'
> &
  LabelledControlProps;

/**
 * A password field with a button that shows the typed text, and a hint while Caps Lock is on. Both need scripts: without
 * them the button is hidden.
 */
export function PasswordField(props: PasswordFieldProps) {
  const { frame, attributes } = splitFieldProps(props);
  const [shown, setShown] = useState(false);
  const [isCapsLockOn, setCapsLockOn] = useState(false);
  const followCapsLock = (event: KeyboardEvent) => setCapsLockOn(event.getModifierState('CapsLock'));
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
            onKeyDown={followCapsLock}
            onKeyUp={followCapsLock}
            onBlur={() => setCapsLockOn(false)}
            type={shown ? 'text' : 'password'}
            className={`${control} ${password}`}
          />
          <span className={reveal}>
            <IconButton label="Show password" aria-pressed={shown} onClick={() => setShown(!shown)}>
              {shown ? <EyeOff size={20} aria-hidden /> : <Eye size={20} aria-hidden />}
            </IconButton>
          </span>
          <span aria-live="polite" className={capsLock}>
            {isCapsLockOn && 'Caps Lock is on'}
          </span>
        </div>
      )}
    </Field>
  );
}
