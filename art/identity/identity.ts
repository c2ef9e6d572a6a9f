import { drawIcons } from './icons.ts';
import { drawPortraits } from './portraits.ts';

export { renderIcons } from './icons.ts';

/** @returns what of the identity is drawn, the same every time, by its path under public/ */
export function drawIdentity(): Map<string, string> {
  return new Map([...drawIcons(), ...drawPortraits()]);
}
