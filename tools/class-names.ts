/** First characters: letters only, because a class name must not begin with a digit. */
const first = 'abcdefghijklmnopqrstuvwxyz';
const others = `${first}0123456789`;

/**
 * Returns a function that gives short names to CSS classes. Every public page contains its class names, and the
 * random eight letters of vanilla-extract compress badly. Each style sheet has two letters by its index in the
 * sorted list, and each class a number. The client build and the server build agree, because both evaluate a sheet
 * from its top.
 *
 * @param sheets the paths of all style sheets, from the project's root
 */
export function createShortClassNames(sheets: readonly string[]) {
  const letters = new Map([...sheets].sort().map((path, index) => [path, codeOf(index)]));
  const classes = new Map<string, Map<string, number>>();
  return ({ hash, filePath }: { readonly hash: string; readonly filePath: string }): string => {
    const code = letters.get(filePath);
    // A class of a package, which is not in the list of our style sheets.
    if (code === undefined) return `_${hash}`;
    const known = classes.get(filePath) ?? new Map<string, number>();
    classes.set(filePath, known);
    const index = known.get(hash) ?? known.size;
    known.set(hash, index);
    return `${code}${index}`;
  };
}

function codeOf(index: number): string {
  const [left, right] = [Math.floor(index / others.length), index % others.length];
  if (left >= first.length) throw new Error('There are more style sheets than two letters can name.');
  return `${first[left]}${others[right]}`;
}
