import type { ReactNode } from 'react';
import { box, row } from '../checkbox/checkbox.css.ts';
import { field } from '../field/field.css.ts';
import { controlAttributes, FieldError, Hint } from '../field/field.tsx';
import type { SelectOption } from '../field/select-field.tsx';
import { choices, legend as legendLook } from './choice-group.css.ts';

interface ChoiceGroupProps {
  /** `radio` allows one option, `checkbox` any number. `scale` is a question with four answers, several times on a page. */
  readonly type: 'radio' | 'scale' | 'checkbox';
  readonly name: string;
  readonly legend: string;
  readonly options: readonly SelectOption[];
  /** Values that are selected initially. */
  readonly chosen: readonly string[];
  readonly hint?: ReactNode;
  readonly error?: string;
  /** Id of the first option, so that an error summary can link to the group. Defaults to `name`. */
  readonly id?: string;
}

/** A group of visible options. The whole row of each option is its touch area. */
export function ChoiceGroup({
  type,
  name,
  legend,
  options,
  chosen,
  hint,
  error,
  id = name,
}: ChoiceGroupProps) {
  const { 'aria-describedby': described } = controlAttributes(id, hint ? 'hint' : undefined, error);
  return (
    <fieldset className={field} aria-describedby={described}>
      <legend className={legendLook}>{legend}</legend>
      {hint && <Hint id={id}>{hint}</Hint>}
      <div className={choices[type]}>
        {options.map((option, index) => (
          <label key={option.value} className={row}>
            <input
              type={type === 'scale' ? 'radio' : type}
              // Ids count the options, because a value may contain a space.
              id={index === 0 ? id : `${id}-${index + 1}`}
              name={name}
              value={option.value}
              defaultChecked={chosen.includes(option.value)}
              className={box}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      {error && <FieldError id={id}>{error}</FieldError>}
    </fieldset>
  );
}
