/** Returns the file name of a page's drawings: its path without the slash, in lower case. */
export function drawingName(path: string): string {
  return path === '/' ? 'home' : path.slice(1).toLowerCase();
}
