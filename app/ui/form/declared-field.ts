/** A field of a form, declared once: its control, its reading, its check and its text for people (decision 0118). */

/** Input type of a field. `lines` is a text of several lines, `url` an address that the server completes. */
export type FieldKind = 'text' | 'lines' | 'tel' | 'email' | 'url' | 'date' | 'number' | 'money' | 'choice';

/** The part of a field that its control needs. */
export interface FieldView<Kind extends string = FieldKind> {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly kind: Kind;
  /** Maximum length of the stored text, in characters. */
  readonly max: number;
  readonly required: boolean;
  /** Options of a `choice`. The empty value means that nothing was chosen. */
  readonly options?: readonly { readonly value: string; readonly label: string }[];
  /** Locale of the typed text, for screen readers and keyboards. The default locale if absent. */
  readonly lang?: string;
}

/** Result of a check: the normalised text to store, or an error message. */
export type CheckedText = { readonly text: string } | { readonly problem: string };

/** A field with its rules, for the server and for forms without a check in the browser. */
export interface DeclaredField<Kind extends string = FieldKind> extends FieldView<Kind> {
  /** Message for an empty text of a required field. A general one if absent. */
  readonly missing?: string;
  /** Message for a text that is longer than `max`. A general one if absent. */
  readonly tooLong?: string;
  /**
   * @param text non-empty text, without invisible characters
   * @param today today in India
   */
  readonly check?: (text: string, today: string) => CheckedText;
  /** Formats the stored text for people, if it is not readable as stored. */
  readonly shown?: (text: string) => string;
}

/** Texts of a form by field name. An empty text is a value that was not entered. */
export type FieldTexts<Name extends string = string> = Readonly<Record<Name, string>>;

/** The declared fields of a form by name. */
export type DeclaredFields<Name extends string> = {
  readonly [Own in Name]: DeclaredField & { readonly name: Own };
};

const textDefaults = { kind: 'text', max: 200, required: false } as const;

/** Declares the fields of a form. A field is a line of optional text of at most 200 characters unless it says more. */
export const declareFields = <const Name extends string>(
  fields: Readonly<
    Record<Name, Omit<DeclaredField, 'name' | keyof typeof textDefaults> & Partial<DeclaredField>>
  >,
) =>
  Object.fromEntries(
    Object.entries<Partial<DeclaredField>>(fields).map(([name, field]) => [
      name,
      { ...textDefaults, ...field, name },
    ]),
  ) as unknown as DeclaredFields<Name>;

/** Reads the texts of declared fields from a form, without a check. A missing field is an empty text. */
export const readTexts = <Name extends string>(
  fields: DeclaredFields<Name>,
  form: { readonly get: (name: string) => unknown },
) =>
  Object.fromEntries(
    Object.keys(fields).map((name) => [name, String(form.get(name) ?? '')]),
  ) as FieldTexts<Name>;
