/** Phrases that parts of many features add to a label or a text. */
export const phrases = {
  /** Appended to the label of an optional field. */
  optional: ' (optional)',
  /** Appended to a link to another site. */
  opensInNewTab: ' (opens in a new tab)',
  /** Before information that may be old. */
  asOf: (time: string) => `As of ${time}`,
  /** Alternative text of a person's photograph. */
  portrait: (name: string) => `Portrait of ${name}`,
};
