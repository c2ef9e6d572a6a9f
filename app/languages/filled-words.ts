/** Fills the values of a message that the browser gets as text. `{name}` is the place of a value. */
export const filledWords = (words: string, values: Readonly<Record<string, number | string>>): string =>
  words.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
