import type { ReactNode } from 'react';
import { CircleAlert } from '#app/ui/icon/icons.ts';
import { useEdition } from '../locale/edition.ts';
import * as css from './field.css.ts';

/** Attributes of the control, so that the hint and the error are read out with it. */
interface ControlAttributes {
  readonly id: string;
  readonly 'aria-describedby'?: string;
  readonly 'aria-invalid'?: true;
}

/** What a form control says of itself beside its own attributes. */
export interface Labelled {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly error?: string;
  /** False in a form of which nothing must be filled in: to say so at each field would be noise. */
  readonly marksOptional?: boolean;
}

interface FieldProps extends Omit<Labelled, 'name'> {
  readonly id: string;
  readonly required?: boolean;
  readonly children: (control: ControlAttributes) => ReactNode;
}

/** The frame of a form control: its label above, a hint, the control, and its error beneath. */
export function Field({ id, label, hint, error, required, marksOptional = true, children }: FieldProps) {
  return (
    <div className={css.field}>
      <label htmlFor={id} className={css.label}>
        {label}
        {marksOptional && !required && <OptionalMark />}
      </label>
      {hint && <Hint id={id}>{hint}</Hint>}
      {children(controlAttributes(id, hint, error))}
      {error && <FieldError id={id}>{error}</FieldError>}
    </div>
  );
}

/** Parts what a control's frame is told from the attributes of the control. */
export function framed<Props extends Labelled & { id?: string; required?: boolean }>(props: Props) {
  const { id = props.name, label, hint, error, marksOptional, ...attributes } = props;
  return { frame: { id, label, hint, error, marksOptional, required: props.required }, attributes };
}

/** Most fields must be filled in, so the others say that they need not. */
export function OptionalMark() {
  return <span className={css.optional}>{useEdition().optional}</span>;
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
