import type { ComponentProps } from 'react';
import { SelectField } from '../field/select-field.tsx';
import { TextField, type TextFieldProps } from '../field/text-field.tsx';
import type { FieldView } from './declared-field.ts';

interface DeclaredControlProps
  extends Pick<
    TextFieldProps,
    | 'mark'
    | 'marksOptional'
    | 'maxLength'
    | 'min'
    | 'autoComplete'
    | 'placeholder'
    | 'hint'
    | 'readOnly'
    | 'list'
  > {
  readonly field: FieldView;
  readonly text: string | undefined;
  readonly error: string | undefined;
  /** Latest day of a `date`. */
  readonly latest?: string;
}

/** Attributes of the kinds, mostly for the keyboard of a phone. */
const attributes: Partial<Record<FieldView['kind'], ComponentProps<'input'>>> = {
  tel: { type: 'tel', inputMode: 'tel' },
  email: { type: 'email', autoCapitalize: 'none', spellCheck: false },
  // Not type="url": browsers refuse an address without a scheme, which the server adds.
  url: { inputMode: 'url', autoCapitalize: 'none', spellCheck: false },
  date: { type: 'date' },
  number: { inputMode: 'numeric' },
  money: { inputMode: 'decimal' },
};

/** Kinds whose text is stored as it was typed, so that a browser may stop at the limit. */
const typedKinds: readonly string[] = ['text', 'lines'];

/** Control of a declared field. Other props are those of `TextField`. */
export function DeclaredControl({ field, text, error, latest, ...more }: DeclaredControlProps) {
  const { name, label, hint, kind, max, required, options, lang } = field;
  const control = {
    ...{ name, label, hint, error, required, lang, autoComplete: 'off', defaultValue: text },
    ...(typedKinds.includes(kind) && { maxLength: max }),
    ...more,
  };
  if (kind === 'choice') {
    const { maxLength: _maxLength, min: _min, readOnly: _readOnly, list: _list, ...select } = control;
    return <SelectField {...select} options={options ?? []} />;
  }
  if (kind === 'lines') return <TextField {...control} multiline rows={3} />;
  return <TextField {...(attributes[kind] as object)} {...(latest && { max: latest })} {...control} />;
}
