/** Mist between the picture of a hero and its words. */
import { colour } from './contract.css.ts';
import { blend } from './mixins.ts';

/** The page's ground colour, partly transparent so that the picture is visible through it. */
const mist = (share: number) => blend(colour.ground, share);

/** On a small screen the words are above the picture, and the mist covers its sky. */
export const mistAbove = (picture: string) =>
  `linear-gradient(${colour.ground} calc(100% - ${picture}),${mist(70)} calc(100% - ${picture} + 2rem),transparent calc(100% - ${picture} * 0.45))`;

/** On a wide screen the words are in front of the picture, and the mist fades from their side. */
export function mistBeside(wordsWidth: number): string {
  const at = (rem: number) => `max(${wordsWidth + 2 + rem}rem,50% - ${38 - wordsWidth - rem}rem)`;
  return `linear-gradient(to right,${mist(97)},${mist(95)} ${at(-12)},${mist(84)} ${at(-2)},${mist(60)} ${at(5)},${mist(28)} ${at(12)},${mist(8)} ${at(18)},transparent ${at(25)})`;
}

/** Place of the picture on a wide screen. It crops the sky first, because the picture's buildings are on the nearest hill. */
export const wholeBand = { blockSize: '100%', objectPosition: '50% 86%' } as const;
