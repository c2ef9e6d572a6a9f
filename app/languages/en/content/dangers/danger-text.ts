/** The text of a row of the table of dangers. */
export interface DangerText {
  /** The sign, as somebody sees, feels or says it. */
  readonly sign: string;
  /** Steps until help arrives, and steps never to take. */
  readonly meanwhile?: string;
  /** Step that keeps the person safe until the morning, for rows whose `night` is `morning` or that need a sentence of their own. */
  readonly night?: string;
}

/** Type of the same signs in another locale: a sign, step or sentence for the night that is missing or surplus does not compile. */
export type TranslatedSigns<Signs> = {
  readonly [Id in keyof Signs]: { readonly [Part in keyof Signs[Id]]: string } & {
    readonly [Part in Exclude<keyof DangerText, keyof Signs[Id]>]?: never;
  };
};
