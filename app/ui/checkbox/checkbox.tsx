import type { ComponentProps } from 'react';
import { field } from '../field/field.css.ts';
import { controlAttributes, FieldError, Hint, type LabelledControlProps } from '../field/field.tsx';
import { beneath, box, row } from './checkbox.css.ts';

type CheckboxProps = Omit<ComponentProps<'input'>, 'className' | 'style' | 'children' | 'type' | 'name'> &
  LabelledControlProps;

/** A single checkbox. Its whole row is the touch area. */
export function Checkbox({ label, hint, error, id, ...attributes }: CheckboxProps) {
  const controlId = id ?? attributes.name;
  return (
    <div className={field}>
      <label className={row}>
        <input
          {...attributes}
          {...controlAttributes(controlId, hint, error)}
          type="checkbox"
          className={box}
        />
        <span>{label}</span>
      </label>
      {(hint || error) && (
        <div className={beneath}>
          {hint && <Hint id={controlId}>{hint}</Hint>}
          {error && <FieldError id={controlId}>{error}</FieldError>}
        </div>
      )}
    </div>
  );
}
