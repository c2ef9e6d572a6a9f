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
  for (let place = 0; place < text.length; place += 1) {
    const sign = text[place];
    if (sign === '"' || sign === "'") place = endOfString(text, place);
    else if (sign === '{') {
      if (depth === 0) open = place;
      depth += 1;
    } else if (sign === '}') {
      depth -= 1;
      if (depth > 0) continue;
      rules.push({ head: text.slice(start, open), body: text.slice(open + 1, place) });
      start = place + 1;
    } else if (sign === ';' && depth === 0) {
      rules.push({ head: text.slice(start, place), body: undefined });
      start = place + 1;
    }
  }
  return rules;
}

function endOfString(text: string, start: number): number {
  let place = start + 1;
  while (place < text.length && text[place] !== text[start]) place += text[place] === '\\' ? 2 : 1;
  return place;
}

export const printRule = ({ head, body }: StyleRule) =>
  body === undefined ? `${head};` : `${head}{${body}}`;
