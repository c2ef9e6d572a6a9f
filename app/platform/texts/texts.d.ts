/** Module that the build makes (tools/page-texts/plugin.ts). */
declare module 'virtual:texts' {
  /** Address of each index by its name. */
  export const addresses: Readonly<Record<string, string>>;
  /**
   * For each locale but the default one a text with a character for each page of the catalogue: 1 if the locale has the page,
   * 0 if not.
   */
  export const pageMarks: Readonly<Record<string, string>>;
  /** Texts by name; empty in a build. */
  export const inDevelopment: Readonly<Record<string, () => Promise<{ readonly default: unknown }>>>;
}
