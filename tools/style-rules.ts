interface StyleRule {
  /** The selectors, or the at-rule with its condition. */
  readonly head: string;
  /** The text within the braces; undefined for a statement such as `@layer a,b`. */
  readonly body: string | undefined;
}

/** Splits a minified style sheet into its top-level rules. Nested rules stay text. */
export function parseRules(text: string): StyleRule[] {
  const rules: StyleRule[] = [];
  let start = 0;
  let open = -1;
  let depth = 0;
  for (let index = 0; index < text.length; index += 1) {
    const sign = text[index];
    if (sign === '"' || sign === "'") index = endOfString(text, index);
    else if (sign === '{') {
      if (depth === 0) open = index;
      depth += 1;
    } else if (sign === '}') {
      depth -= 1;
      if (depth > 0) continue;
      rules.push({ head: text.slice(start, open), body: text.slice(open + 1, index) });
      start = index + 1;
    } else if (sign === ';' && depth === 0) {
      rules.push({ head: text.slice(start, index), body: undefined });
      start = index + 1;
    }
  }
  return rules;
}

function endOfString(text: string, start: number): number {
  let index = start + 1;
  while (index < text.length && text[index] !== text[start]) index += text[index] === '\\' ? 2 : 1;
  return index;
}

export const printRule = ({ head, body }: StyleRule) =>
  body === undefined ? `${head};` : `${head}{${body}}`;
