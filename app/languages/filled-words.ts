/** Words for the browser, which are sent as text: `{name}` stands where a value goes. */
export const filledWords = (words: string, values: Readonly<Record<string, number | string>>): string =>
  words.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
