import type { ReactNode } from 'react';
import { CircleAlert } from '#app/ui/icon/icons.ts';
import { usePageLocale } from '../locale/page-locale.ts';
import * as css from './field.css.ts';

/** Attributes that make screen readers announce the hint and the error with the control. */
interface ControlAttributes {
  readonly id: string;
  readonly 'aria-describedby'?: string;
  readonly 'aria-invalid'?: true;
}

/** Name and texts of a form control, in addition to its HTML attributes. */
export interface LabelledControlProps {
  readonly name: string;
  readonly label: string;
  /** Words after the label about the state of the field, such as 'missing'. */
  readonly mark?: string;
  readonly hint?: string;
  readonly error?: string;
  /** False in a form without required fields, where a mark at each field would be noise. */
  readonly marksOptional?: boolean;
}

interface FieldProps extends Omit<LabelledControlProps, 'name'> {
  readonly id: string;
  readonly required?: boolean;
  readonly children: (control: ControlAttributes) => ReactNode;
}

/** Frame of a form control: label, hint, the control and its error. */
export function Field({
  id,
  label,
  mark,
  hint,
  error,
  required,
  marksOptional = true,
  children,
}: FieldProps) {
  return (
    <div className={css.field}>
      <label htmlFor={id} className={css.label}>
        {label}
        {mark && <span className={css.mark}>{` (${mark})`}</span>}
        {marksOptional && !required && <OptionalMark />}
      </label>
      {hint && <Hint id={id}>{hint}</Hint>}
      {children(controlAttributes(id, hint, error))}
      {error && <FieldError id={id}>{error}</FieldError>}
    </div>
  );
}

/** Splits the props of a control into those of its frame and those of its HTML element. */
export function splitFieldProps<Props extends LabelledControlProps & { id?: string; required?: boolean }>(
  props: Props,
) {
  const { id = props.name, label, mark, hint, error, marksOptional, ...attributes } = props;
  return { frame: { id, label, mark, hint, error, marksOptional, required: props.required }, attributes };
}

/** Marks a field as optional. Most fields are required, so only optional ones have a mark. */
export function OptionalMark() {
  return <span className={css.optional}>{usePageLocale().optional}</span>;
}

export function controlAttributes(id: string, hint?: string, error?: string): ControlAttributes {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return { id, ...(described && { 'aria-describedby': described }), ...(error && { 'aria-invalid': true }) };
}

export function Hint({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return (
    <p id={`${id}-hint`} className={css.hint}>
      {children}
    </p>
  );
}

export function FieldError({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return (
    <p id={`${id}-error`} className={css.error}>
      <CircleAlert size={20} aria-hidden />
      <span>{children}</span>
    </p>
  );
}
