import type { ComponentProps } from 'react';
import { ChevronDown } from '#app/ui/icon/icons.ts';
import { control } from './control.css.ts';
import { arrow, overlaid, select } from './field.css.ts';
import { Field, type LabelledControlProps, splitFieldProps } from './field.tsx';
import './control-states.later.css.ts';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
}

type SelectFieldProps = Omit<ComponentProps<'select'>, 'className' | 'style' | 'children' | 'name'> &
  LabelledControlProps & {
    /** Options of the list. A disabled option is visible but cannot be chosen. */
    readonly options: readonly (SelectOption & { readonly disabled?: boolean })[];
    readonly placeholder?: string;
  };

/**
 * A native select, which works well on every phone.
 *
 * @param placeholder text of the empty option, which is selected unless there is a default
 */
export function SelectField({ options, placeholder, ...props }: SelectFieldProps) {
  const { frame, attributes } = splitFieldProps(props);
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
