import type { ComponentProps } from 'react';
import { control, multiline as multilineLook } from './field.css.ts';
import { Field, type FieldProps } from './field.tsx';

export interface Labelled {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly error?: string;
}

export type TextFieldProps = Omit<ComponentProps<'input'>, 'className' | 'style' | 'children'> &
  Labelled &
  Pick<FieldProps, 'marksOptional'> & { readonly multiline?: boolean; readonly rows?: number };

/**
 * A line of text, or several.
 *
 * @param multiline several lines, `rows` of them shown at first
 */
export function TextField({
  label,
  hint,
  error,
  marksOptional,
  multiline = false,
  rows = 4,
  id,
  ...attributes
}: TextFieldProps) {
  return (
    <Field
      id={id ?? attributes.name}
      label={label}
      hint={hint}
      error={error}
      marksOptional={marksOptional}
      required={attributes.required}
    >
      {(frame) =>
        multiline ? (
          <textarea
            {...(attributes as ComponentProps<'textarea'>)}
            {...frame}
            rows={rows}
            className={`${control} ${multilineLook}`}
          />
        ) : (
          <input type="text" {...attributes} {...frame} className={control} />
        )
      }
    </Field>
  );
}
