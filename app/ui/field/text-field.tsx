import type { ComponentProps } from 'react';
import { dayLimits } from '#app/time/calendar.ts';
import { control } from './control.css.ts';
import { multiline as multilineLook } from './field.css.ts';
import { Field, type LabelledControlProps, splitFieldProps } from './field.tsx';
import './control-states.later.css.ts';

export type TextFieldProps = Omit<ComponentProps<'input'>, 'className' | 'style' | 'children' | 'name'> &
  LabelledControlProps & { readonly multiline?: boolean; readonly rows?: number };

/**
 * A text field of one or several lines. A date field takes the days that the site accepts.
 *
 * @param multiline renders a text area with `rows` visible lines
 */
export function TextField({ multiline = false, rows = 4, ...props }: TextFieldProps) {
  const { frame, attributes } = splitFieldProps(props);
  return (
    <Field {...frame}>
      {(described) =>
        multiline ? (
          <textarea
            {...(attributes as ComponentProps<'textarea'>)}
            {...described}
            rows={rows}
            className={`${control} ${multilineLook}`}
          />
        ) : (
          <input
            type="text"
            {...(attributes.type === 'date' && dayLimits)}
            {...attributes}
            {...described}
            className={control}
          />
        )
      }
    </Field>
  );
}
