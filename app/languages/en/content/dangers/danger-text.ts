/** The words of one danger. */
export interface DangerText {
  /** The sign as somebody sees, feels or says it. */
  readonly sign: string;
  /** Steps to take, and never to take, until help arrives. */
  readonly meanwhile?: string;
}

/** The same signs in another locale: a sign or a `meanwhile` that is missing, or one too many, does not compile. */
export type TranslatedSigns<Signs> = {
  readonly [Id in keyof Signs]: Signs[Id] extends { readonly meanwhile: string }
    ? Required<DangerText>
    : Pick<DangerText, 'sign'>;
};
