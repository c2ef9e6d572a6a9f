const escapes: Readonly<Record<string, string>> = { '<': '\\u003c', '>': '\\u003e', '&': '\\u0026' };

/** JSON without a character that HTML could read as its own: nothing in it can end the script that it stands in. */
export function jsonForHtml(data: object): string {
  return JSON.stringify(data).replace(/[<>&]/g, (character) => escapes[character] ?? '');
}
