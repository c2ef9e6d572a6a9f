/** Accented English: readable, 30 % longer, and without a plain Latin letter. The generator copies this file into the folder of the locale. */
import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';

const letters: Readonly<Record<string, string>> = Object.fromEntries(
  [...'aàbƀcçdđeéfƒgĝhĥiîjĵkķlļmɱnñoöpþqɋrŕsštţuûvṽwŵxẋyýzž'].flatMap((letter, index, all) =>
    index % 2 ? [] : [[letter, all[index + 1] ?? letter]],
  ),
);

/** Parts of a text that stay unchanged: addresses, placeholders, markup, character references. */
const fixed = /(https?:\/\/\S+|\S+@\S+\.\w+|\{\w+\}|<[^>]*>|&#?\w+;)/;

const accentedLetter = (letter: string) => {
  const small = letters[letter.toLowerCase()];
  return small === undefined ? letter : letter === letter.toLowerCase() ? small : small.toUpperCase();
};

/** Adds 30 % more letters at the end of the text, before its last punctuation mark. */
const padded = (text: string) => {
  const count = Math.ceil((text.match(/[a-z]/gi)?.length ?? 0) * 0.3);
  return count === 0 ? text : text.replace(/([.:!?…]?\s*)$/, `${'·'.repeat(count)}$1`);
};

/**
 * Accents a text that people read. Paths, the tag of the language and text without Latin letters stay unchanged.
 *
 * @param withPadding false if the length of the text is limited
 */
export function accentedText(text: string, withPadding = true): string {
  if (/^(?:\/|#[\w-]+$|tel:|mailto:|en$)/.test(text) || !/[a-z]/i.test(text)) return text;
  return (withPadding ? padded(text) : text)
    .split(fixed)
    .map((part, index) => (index % 2 ? part : part.replace(/[a-z]/gi, accentedLetter)))
    .join('');
}

/** Properties of an element that people read or hear. */
const readProperties = ['alt', 'title', 'label', 'aria-label', 'placeholder', 'heading', 'name'];

function accentedElement(element: ReactElement<Record<string, unknown>>): ReactElement {
  const { children, ...properties } = element.props;
  const read = Object.entries(properties).filter(
    ([name, value]) => readProperties.includes(name) && typeof value === 'string',
  );
  return cloneElement(
    element,
    Object.fromEntries(read.map(([name, value]) => [name, accentedText(value as string)])),
    ...(children === undefined ? [] : [accentedNode(children as ReactNode)]),
  );
}

const accentedNode = (node: ReactNode): ReactNode =>
  typeof node === 'function' ? accented(node) : Children.map(node, (child) => accented(child));

/** Accents all text in messages: of objects and arrays, in React elements, and in the results of functions. */
export function accented<Value>(value: Value): Value {
  if (typeof value === 'string') return accentedText(value) as Value;
  if (typeof value === 'function') {
    return ((...values: unknown[]) => accented(value(...values))) as Value;
  }
  if (isValidElement<Record<string, unknown>>(value)) return accentedElement(value) as Value;
  if (Array.isArray(value)) return value.map((one) => accented(one)) as Value;
  if (value !== null && typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype) {
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, accented(one)])) as Value;
  }
  return value;
}
