import * as css from './reel-poster.css.ts';

interface Landscape {
  readonly light: readonly [x: number, y: number, radius: number];
  readonly far: string;
  readonly middle: string;
  readonly near: string;
}

/** Three views of the hills, 400 by 400 units. Text lies on the lower half. */
const landscapes: readonly Landscape[] = [
  {
    light: [284, 126, 34],
    far: 'M0 190C40 160 74 150 116 172C158 128 204 118 250 158C300 140 350 148 400 178V400H0Z',
    middle: 'M0 236C58 196 112 192 172 226C236 182 320 184 400 232V400H0Z',
    near: 'M0 286C96 244 190 250 268 272C320 254 366 256 400 268V400H0Z',
  },
  {
    light: [118, 112, 34],
    far: 'M0 168C66 176 100 140 152 120C196 150 236 172 284 160C330 150 370 160 400 172V400H0Z',
    middle: 'M0 216C52 210 108 232 160 238C226 196 300 176 400 208V400H0Z',
    near: 'M0 262C70 246 150 262 216 284C286 264 344 262 400 278V400H0Z',
  },
  {
    light: [206, 152, 42],
    far: 'M0 178C52 148 96 158 140 184C178 194 232 194 270 176C316 150 362 146 400 166V400H0Z',
    middle: 'M0 214C60 222 118 240 190 244C264 242 336 226 400 206V400H0Z',
    near: 'M0 272C64 284 132 262 206 268C280 274 340 290 400 270V400H0Z',
  },
];

/**
 * Drawing of hills for a reel, because Instagram provides no pictures without an account. A reel always has the same
 * drawing, and different reels mostly have different ones.
 *
 * @param of id of the reel
 */
export function ReelPoster({ of }: { readonly of: string }) {
  const number = numberOf(of);
  const landscape = landscapes[number % landscapes.length];
  const hour = css.hourNames[Math.floor(number / landscapes.length) % css.hourNames.length];
  if (!landscape || !hour) return null;
  const [x, y, radius] = landscape.light;
  return (
    <svg className={css.hour[hour]} viewBox="0 0 400 400" preserveAspectRatio="xMidYMid slice" aria-hidden>
      <circle className={css.lightFill} cx={x} cy={y} r={radius} />
      <path className={css.farFill} d={landscape.far} />
      <path className={css.middleFill} d={landscape.middle} />
      <path className={css.nearFill} d={landscape.near} />
    </svg>
  );
}

function numberOf(text: string): number {
  let hash = 7;
  for (const letter of text) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) >>> 0;
  // Mixes the higher bits in, so that the remainder does not depend on the last letter alone.
  return (hash ^ (hash >>> 11)) >>> 0;
}
