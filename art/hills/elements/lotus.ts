/** A lotus pond's leaves and flowers, in picture coordinates. */
import { whole } from '../curves.ts';

/** A round leaf lying on the water, with its notch. */
export function lotusLeaf(x: number, y: number, across: number): string {
  const up = across * 0.24;
  return `M${x} ${y}L${whole(x + across * 0.96)} ${whole(y - up * 0.3)}A${across} ${whole(up)} 0 1 0 ${whole(x + across * 0.86)} ${whole(y + up * 0.5)}z`;
}

/** An open flower, 2 `wide` across, its foot at (x, y): outer petals, inner petals, heart. */
export function lotusFlower(
  x: number,
  y: number,
  size: number,
  petal: string,
  inner: string,
  heart: string,
): string {
  return `<g transform="translate(${x} ${y})scale(${size})"><path fill="${petal}" d="M0 0Q-38 4-62-22Q-30-26 0 0Q38 4 62-22Q30-26 0 0zM0 0Q-40-14-50-52Q-14-40 0 0Q40-14 50-52Q14-40 0 0z"/><path fill="${heart}" d="M-14-20Q0-50 14-20L8 0H-8z"/><path fill="${inner}" d="M0 2Q-30-24-26-66Q-2-44 0 2Q30-24 26-66Q2-44 0 2z"/><path fill="${petal}" d="M0 2Q-20-32 0-74Q20-32 0 2z"/><path fill="${inner}" opacity=".7" d="M0 2Q-4-32 0-74Q20-32 0 2zM0 2Q-24 8-40-6Q-18-12 0 2Q24 8 40-6Q18-12 0 2z"/></g>`;
}

/** A bud on its stem, its foot at (x, y). */
export function lotusBud(
  x: number,
  y: number,
  tall: number,
  petal: string,
  inner: string,
  stem: string,
): string {
  const top = y - tall;
  return `<path fill="none" stroke="${stem}" stroke-width="4" d="M${x} ${y}q-8-${whole(tall * 0.6)} 0-${tall}"/><path fill="${petal}" d="M${x} ${top + 6}q-26-20 0-58q26 38 0 58z"/><path fill="${inner}" d="M${x} ${top + 6}q-4-26 0-58q26 38 0 58z"/>`;
}
