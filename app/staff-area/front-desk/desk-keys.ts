/** Keys of the list of a day: each presses the control that names it in `aria-keyshortcuts`. */

export const deskKeys = { enter: 'N', search: '/', today: 'T' } as const;

/** Keys of a layout without Latin letters, such as Hindi InScript, by their place on the keyboard. */
const keysByCode: Readonly<Record<string, string>> = { KeyN: 'N', KeyT: 'T', Slash: '/' };

type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'repeat' | 'isComposing' | 'defaultPrevented'
>;

/** @returns the key of the list that an event means, or undefined */
export function deskKeyOf(press: KeyPress): string | undefined {
  const { key, code, ctrlKey, metaKey, altKey, repeat, isComposing, defaultPrevented } = press;
  if (ctrlKey || metaKey || altKey || repeat || isComposing || defaultPrevented) return undefined;
  const typed = /^[!-~]$/.test(key) ? key.toUpperCase() : key.length === 1 ? keysByCode[code] : undefined;
  return Object.values(deskKeys).find((one) => one === typed);
}
