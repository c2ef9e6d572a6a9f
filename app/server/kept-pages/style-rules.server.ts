/** A rule at the top of a style sheet's text, or of another rule's: `head` is what stands before its braces. */
interface StyleRule {
  readonly head: string;
  /** What stands in its braces; undefined for a statement, which has none. */
  readonly body: string | undefined;
}

/** Divides minified rules, without what stands within them. */
export function rulesIn(text: string): StyleRule[] {
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

export const writtenRule = ({ head, body }: StyleRule) =>
  body === undefined ? `${head};` : `${head}{${body}}`;

/** Rules that hold others under a condition or in a layer. */
const holdsRules = /^@(layer|media|supports|container)\b/;

/** What may stand in a selector's brackets is no class that an element must have. */
const condition = /:(?:not|is|where|has)\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g;

/**
 * The rules without those for classes that no element has. Whatever hangs on something else (an element, an attribute, a
 * state) stays, as a reader or a script may bring it about.
 *
 * @param text minified rules
 * @param classes those of the page's elements
 */
export function usedRules(text: string, classes: ReadonlySet<string>): string {
  return rulesIn(text)
    .flatMap((rule): StyleRule[] => {
      const { head, body } = rule;
      if (body === undefined) return [rule];
      if (holdsRules.test(head)) {
        const used = usedRules(body, classes);
        return used === '' ? [] : [{ head, body: used }];
      }
      if (head.startsWith('@')) return [rule];
      const used = selectorsIn(head).filter((selector) => mayMatch(selector, classes));
      return used.length === 0 ? [] : [{ head: used.join(','), body }];
    })
    .map(writtenRule)
    .join('');
}

const motion = /@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*\}/g;

/**
 * The rules without motions that none of them asks for.
 *
 * @param others what else may ask for one, such as the rules of moving parts
 */
export function withoutIdleMotions(rules: string, others = ''): string {
  const asking = rules.replace(motion, '') + others;
  return rules.replace(motion, (rule: string, name: string) =>
    new RegExp(`animation[^;}]*[:,\\s]${name}\\b`).test(asking) ? rule : '',
  );
}

/** A colour of the theme (app/ui/theme/contract.css.ts). */
const colourGiven = /--([A-Za-z]):[^;}]*;?/g;

/** The names of the colours that rules use. */
export const coloursIn = (text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(/var\(--([A-Za-z])\b/g)].map(([, name = '']) => name));

/** The rules without the colours that nothing uses. */
export const withoutIdleColours = (rules: string, used: ReadonlySet<string>): string =>
  rules.replace(colourGiven, (given: string, name: string) => (used.has(name) ? given : ''));

function mayMatch(selector: string, classes: ReadonlySet<string>): boolean {
  return [...selector.replace(condition, '').matchAll(/\.([\w-]+)/g)].every(([, name = '']) =>
    classes.has(name),
  );
}

/** Commas in brackets divide what is in the brackets. */
function selectorsIn(head: string): string[] {
  const selectors: string[] = [];
  let start = 0;
  let depth = 0;
  for (const [place, sign] of [...head].entries()) {
    if (sign === '(' || sign === '[') depth += 1;
    else if (sign === ')' || sign === ']') depth -= 1;
    else if (sign === ',' && depth === 0) {
      selectors.push(head.slice(start, place));
      start = place + 1;
    }
  }
  return [...selectors, head.slice(start)];
}
