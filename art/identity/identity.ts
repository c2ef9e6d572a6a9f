import { drawIcons } from './icons.ts';
import { drawPortraits } from './portraits.ts';

export { renderIcons } from './icons.ts';

/** @returns all SVG drawings of the identity, by their paths under public/ */
export function drawIdentity(): Map<string, string> {
  return new Map([...drawIcons(), ...drawPortraits()]);
}
