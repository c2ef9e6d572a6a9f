/** Letters first, as a class may not begin with a digit. */
const first = 'abcdefghijklmnopqrstuvwxyz';
const others = `${first}0123456789`;

/**
 * Names for the classes of the style sheets, as short as they get: they stand in every page, and vanilla-extract's own, of
 * eight letters at random, are what compresses worst in it. Each sheet has two letters by its place among all, each of
 * its classes a number. The browser's and the server's half of the build count alike, as both read a sheet from its top.
 *
 * @param sheets the paths of all style sheets, from the project's root
 */
export function shortClassNames(sheets: readonly string[]) {
  const letters = new Map([...sheets].sort().map((path, place) => [path, codeOf(place)]));
  const classes = new Map<string, Map<string, number>>();
  return ({ hash, filePath }: { readonly hash: string; readonly filePath: string }): string => {
    const code = letters.get(filePath);
    // One of a package's, which has no place of ours.
    if (code === undefined) return `_${hash}`;
    const known = classes.get(filePath) ?? new Map<string, number>();
    classes.set(filePath, known);
    const place = known.get(hash) ?? known.size;
    known.set(hash, place);
    return `${code}${place}`;
  };
}

function codeOf(place: number): string {
  const [left, right] = [Math.floor(place / others.length), place % others.length];
  if (left >= first.length) throw new Error('There are more style sheets than names of two letters.');
  return `${first[left]}${others[right]}`;
}
