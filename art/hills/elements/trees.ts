/** Trees of the Shivalik foothills, each standing at (x, y) and `tall` units high. */
import { blend } from '../colours.ts';
import { cosine, fine, mixNumbers, ribbon, scallop, sine, whole } from '../curves.ts';
import { between, type Random } from '../random.ts';

export interface Bark {
  readonly ink: string;
  /** Colour of the lit side. */
  readonly lit: string;
}

/** A deodar: tier under tier of boughs that droop at their tips, the right side in the light. */
export function deodarTree(bark: Bark, random: Random, x: number, y: number, tall: number): string {
  const tiers = Math.min(9, Math.max(4, Math.round(tall / 25)));
  const side = (way: 1 | -1): string => {
    let path = '';
    let [penX, penY] = [0, -tall];
    for (let tier = 1; tier <= tiers; tier += 1) {
      const share = tier / tiers;
      const reach = way * tall * (0.04 + 0.2 * share) * between(random, 0.84, 1.12);
      const tip = -tall * (1 - 0.93 * share) + between(random, -2, 2);
      const inner = tier === tiers ? way * 2 : reach * 0.42;
      path += `q${whole((reach - penX) * 0.25)} ${whole((tip - penY) * 0.75)} ${whole(reach - penX)} ${whole(tip - penY)}`;
      path += `l${whole(inner - reach)} ${whole(-tall * 0.02)}`;
      [penX, penY] = [inner, tip - tall * 0.02];
    }
    return path;
  };
  const half = (way: 1 | -1) =>
    `M${whole(x - way)} ${whole(y - tall)}${side(way)}L${whole(x - way)} ${whole(y - tall * 0.08)}z`;
  const trunk = `M${whole(x - tall * 0.014 - 1)} ${whole(y - tall * 0.12)}h${whole(tall * 0.028 + 2)}v${whole(tall * 0.12)}h-${whole(tall * 0.028 + 2)}z`;
  return `<path fill="${bark.ink}" d="${half(-1)}${trunk}"/><path fill="${blend(bark.ink, bark.lit, 0.28)}" d="${half(1)}"/>`;
}

/** A chir pine: a bare leaning trunk, and the needles in flat clouds at its top. */
export function chirPine(bark: Bark, random: Random, x: number, y: number, tall: number, lean = 0): string {
  const top = x + lean * tall;
  const at = (up: number) => mixNumbers(x, top, up * up);
  const trunk = ribbon([
    [x, y + 3, tall * 0.075],
    [at(0.35), y - tall * 0.35, tall * 0.05],
    [at(0.7), y - tall * 0.7, tall * 0.035],
    [at(0.95), y - tall * 0.95, tall * 0.02],
  ]);
  let leaves = '';
  let light = '';
  const tufts: readonly (readonly [up: number, out: number, wide: number])[] = [
    [0.97, 0.02, 0.15],
    [0.84, -0.12, 0.17],
    [0.8, 0.13, 0.17],
    [0.66, -0.17, 0.13],
    [0.6, 0.16, 0.12],
  ];
  let boughs = '';
  for (const [up, out, wide] of tufts) {
    const [leafX, leafY] = [at(up) + out * tall * between(random, 0.85, 1.2), y - up * tall];
    const uneven = () => random() - 0.5;
    leaves += scallop([leafX, leafY], wide * tall, wide * tall * 0.46, 7, uneven);
    light += scallop(
      [leafX + wide * tall * 0.22, leafY - wide * tall * 0.14],
      wide * tall * 0.55,
      wide * tall * 0.2,
      6,
      uneven,
    );
    boughs += `M${whole(at(up - 0.1))} ${whole(y - (up - 0.1) * tall)}L${whole(leafX)} ${whole(leafY)}`;
  }
  return `<path fill="${bark.ink}" d="${trunk}"/><path stroke="${bark.ink}" stroke-width="${fine(Math.max(1.5, tall * 0.016))}" d="${boughs}"/><path fill="${bark.ink}" d="${leaves}"/><path fill="${bark.lit}" opacity=".4" d="${light}"/>`;
}

interface Crown {
  /** Width of the crown of a tree that is 1 unit high. */
  readonly wide: number;
  readonly high: number;
  /** Height of the middle of the crown, for a tree that is 1 unit high. */
  readonly up: number;
}

/** A broad-leaved tree: trunk, boughs and a round crown with light on one side. */
export function broadleaf(
  bark: Bark,
  random: Random,
  x: number,
  y: number,
  tall: number,
  crown: Crown = { wide: 0.36, high: 0.3, up: 0.68 },
): string {
  const uneven = () => random() - 0.5;
  const middle = y - crown.up * tall;
  const fork = y - (crown.up - crown.high) * tall * 0.9;
  const thick = tall * 0.035;
  const lobes = Math.min(13, Math.max(8, Math.round(tall / 20)));
  const trunk = `M${whole(x - thick * 2)} ${whole(y + 4)}Q${whole(x - thick)} ${whole(y - 4)} ${whole(x - thick * 0.8)} ${whole(fork)}L${whole(x - crown.wide * tall * 0.4)} ${whole(middle)}L${whole(x)} ${whole(fork - tall * 0.08)}L${whole(x + crown.wide * tall * 0.42)} ${whole(middle)}L${whole(x + thick * 0.9)} ${whole(fork)}Q${whole(x + thick)} ${whole(y - 4)} ${whole(x + thick * 2)} ${whole(y + 4)}z`;
  let leaves = scallop([x, middle], crown.wide * tall, crown.high * tall, lobes, uneven);
  leaves += scallop(
    [x - crown.wide * tall * 0.5, middle + crown.high * tall * 0.45],
    crown.wide * tall * 0.5,
    crown.high * tall * 0.42,
    8,
    uneven,
  );
  leaves += scallop(
    [x + crown.wide * tall * 0.52, middle + crown.high * tall * 0.4],
    crown.wide * tall * 0.46,
    crown.high * tall * 0.4,
    8,
    uneven,
  );
  const light =
    scallop(
      [x + crown.wide * tall * 0.28, middle - crown.high * tall * 0.4],
      crown.wide * tall * 0.5,
      crown.high * tall * 0.34,
      8,
      uneven,
    ) +
    scallop(
      [x - crown.wide * tall * 0.35, middle - crown.high * tall * 0.05],
      crown.wide * tall * 0.3,
      crown.high * tall * 0.2,
      6,
      uneven,
    );
  return `<path fill="${bark.ink}" d="${trunk}"/><path fill="${bark.ink}" d="${leaves}"/><path fill="${bark.lit}" opacity=".38" d="${light}"/>`;
}

/** A gulmohar: a flat umbrella of a crown on spreading boughs, with its flowers. */
export function gulmohar(
  bark: Bark,
  random: Random,
  x: number,
  y: number,
  tall: number,
  flower: string,
): string {
  const uneven = () => random() - 0.5;
  const top = y - tall * 0.78;
  let boughs = '';
  for (const out of [-0.42, -0.2, 0.05, 0.26, 0.44]) {
    boughs += `M${whole(x)} ${whole(y - tall * 0.3)}Q${whole(x + out * tall * 0.35)} ${whole(y - tall * 0.55)} ${whole(x + out * tall)} ${whole(top)}`;
  }
  const trunk = `M${whole(x - tall * 0.05)} ${whole(y + 4)}Q${whole(x - tall * 0.02)} ${whole(y)} ${whole(x - tall * 0.025)} ${whole(y - tall * 0.34)}h${whole(tall * 0.05)}Q${whole(x + tall * 0.02)} ${whole(y)} ${whole(x + tall * 0.06)} ${whole(y + 4)}z`;
  const crown =
    scallop([x, top], tall * 0.56, tall * 0.13, 15, uneven) +
    scallop([x + tall * 0.06, top - tall * 0.09], tall * 0.4, tall * 0.12, 11, uneven);
  let flowers = '';
  for (let bloom = 0; bloom < 26; bloom += 1) {
    const turn = random();
    const out = Math.sqrt(random());
    flowers += `M${whole(x + cosine(turn) * out * tall * 0.5)} ${whole(top - tall * 0.04 + sine(turn) * out * tall * 0.14)}h0`;
  }
  return `<path fill="${bark.ink}" d="${trunk}"/><path fill="none" stroke="${bark.ink}" stroke-width="${fine(tall * 0.022)}" d="${boughs}"/><path fill="${bark.ink}" d="${crown}"/><path stroke="${flower}" stroke-width="${fine(tall * 0.03)}" stroke-linecap="round" d="${flowers}"/>`;
}

/** A banyan: a long low crown over many hanging roots. */
export function banyan(bark: Bark, random: Random, x: number, y: number, tall: number): string {
  const uneven = () => random() - 0.5;
  const middle = y - tall * 0.66;
  let roots = '';
  for (const out of [-0.52, -0.4, -0.24, -0.12, 0.14, 0.27, 0.38, 0.55]) {
    const foot = between(random, 0, 1) < 0.7 ? y + 3 : y - tall * 0.16;
    roots += `M${whole(x + out * tall * 0.92)} ${whole(middle)}Q${whole(x + out * tall)} ${whole((middle + foot) / 2)} ${whole(x + out * tall)} ${whole(foot)}`;
  }
  const trunk = `M${whole(x - tall * 0.14)} ${whole(y + 5)}Q${whole(x - tall * 0.05)} ${whole(y - 6)} ${whole(x - tall * 0.06)} ${whole(y - tall * 0.3)}L${whole(x - tall * 0.34)} ${whole(middle)}h${whole(tall * 0.68)}L${whole(x + tall * 0.07)} ${whole(y - tall * 0.3)}Q${whole(x + tall * 0.06)} ${whole(y - 6)} ${whole(x + tall * 0.15)} ${whole(y + 5)}z`;
  const crown =
    scallop([x, middle - tall * 0.06], tall * 0.66, tall * 0.24, 17, uneven) +
    scallop([x - tall * 0.42, middle + tall * 0.06], tall * 0.26, tall * 0.12, 9, uneven) +
    scallop([x + tall * 0.44, middle + tall * 0.05], tall * 0.26, tall * 0.12, 9, uneven);
  const light =
    scallop([x + tall * 0.2, middle - tall * 0.17], tall * 0.32, tall * 0.09, 9, uneven) +
    scallop([x - tall * 0.3, middle - tall * 0.06], tall * 0.2, tall * 0.07, 8, uneven);
  return `<path fill="none" stroke="${bark.ink}" stroke-width="${fine(tall * 0.018)}" d="${roots}"/><path fill="${bark.ink}" d="${trunk}"/><path fill="${bark.ink}" d="${crown}"/><path fill="${bark.lit}" opacity=".38" d="${light}"/>`;
}

/** A low bush as path data. Its foot is flat, because the ground hides it. */
export function bush(random: Random, x: number, y: number, wide: number): string {
  let path = `M${whole(x - wide / 2)} ${whole(y + 3)}`;
  for (const [along, rise] of [
    [0.2, -0.2],
    [0.3, -0.14],
    [0.28, 0.12],
    [0.22, 0.22],
  ] as const) {
    const radius = wide * along * between(random, 0.55, 0.72);
    path += `a${whole(radius)} ${whole(radius)} 0 0 1 ${whole(wide * along)} ${whole(wide * rise)}`;
  }
  return `${path}z`;
}

/** A few blades of grass, as path data for a stroke. */
export function grass(random: Random, x: number, y: number, tall: number): string {
  let blades = '';
  for (const lean of [-0.55, 0, 0.6]) {
    const high = tall * between(random, 0.6, 1);
    blades += `M${whole(x + lean * 5)} ${whole(y + 2)}q${whole(lean * 2)}-${whole(high * 0.6)} ${whole(lean * high * 0.7)}-${whole(high)}`;
  }
  return blades;
}
