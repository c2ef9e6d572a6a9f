import { box, row } from '../checkbox/checkbox.css.ts';
import { field } from '../field/field.css.ts';
import { controlAttributes, FieldError, Hint } from '../field/field.tsx';
import type { SelectOption } from '../field/select-field.tsx';
import { choices, legend as legendLook } from './choice-group.css.ts';

interface ChoiceGroupProps {
  /** `radio` for one of the options, `checkbox` for any of them. */
  readonly type: 'radio' | 'checkbox';
  readonly name: string;
  readonly legend: string;
  readonly options: readonly SelectOption[];
  /** The values chosen at first. */
  readonly chosen: readonly string[];
  readonly hint?: string;
  readonly error?: string;
  /** The first option has this id, so that a message about the group can lead there; the name where there is none. */
  readonly id?: string;
}

/** A few options, all in sight. The whole row of each can be touched. */
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
  const { 'aria-describedby': described } = controlAttributes(id, hint, error);
  return (
    <fieldset className={field} aria-describedby={described}>
      <legend className={legendLook}>{legend}</legend>
      {hint && <Hint id={id}>{hint}</Hint>}
      <div className={choices[type]}>
        {options.map((option, place) => (
          <label key={option.value} className={row}>
            <input
              type={type}
              // Not by the value, in which there may be a space.
              id={place === 0 ? id : `${id}-${place + 1}`}
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
