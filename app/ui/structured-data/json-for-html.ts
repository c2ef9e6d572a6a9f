const escapes: Readonly<Record<string, string>> = { '<': '\\u003c', '>': '\\u003e', '&': '\\u0026' };

/** Serializes data as JSON and escapes `<`, `>` and `&`, so that no text in it can end the script element around it. */
export function jsonForHtml(data: object): string {
  return JSON.stringify(data).replace(/[<>&]/g, (character) => escapes[character] ?? '');
}
