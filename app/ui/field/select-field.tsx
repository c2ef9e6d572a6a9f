import type { ComponentProps } from 'react';
import { ChevronDown } from '#app/ui/icon/icons.ts';
import { control } from './control.css.ts';
import { arrow, overlaid, select } from './field.css.ts';
import { Field, framed, type Labelled } from './field.tsx';
import './control-states.later.css.ts';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
}

type SelectFieldProps = Omit<ComponentProps<'select'>, 'className' | 'style' | 'children' | 'name'> &
  Labelled & {
    /** One that is disabled is shown, and not to be chosen. */
    readonly options: readonly (SelectOption & { readonly disabled?: boolean })[];
    readonly placeholder?: string;
  };

/**
 * A choice of one from a list: the browser's own, which every phone shows well.
 *
 * @param placeholder the words of the empty choice, chosen at first unless there is a default
 */
export function SelectField({ options, placeholder, ...props }: SelectFieldProps) {
  const { frame, attributes } = framed(props);
  return (
    <Field {...frame}>
      {(described) => (
        <div className={overlaid}>
          <select {...attributes} {...described} className={`${control} ${select}`}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown size={20} className={arrow} aria-hidden />
        </div>
      )}
    </Field>
  );
}
