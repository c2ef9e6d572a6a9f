/** Fences and gates on the hill we stand on. */
import { whole } from '../curves.ts';
import type { Stage } from '../landscape.ts';

/** Posts and two rails along the ground, `apart` from post to post; a gap where a rail is missing. */
export function railFence(
  { palette, groundAt }: Stage,
  from: number,
  posts: number,
  apart: number,
  missing = -1,
): string {
  let uprights = '';
  let rails = '';
  for (let post = 0; post < posts; post += 1) {
    const x = from + post * apart;
    const y = groundAt(x);
    uprights += `M${x - 6} ${whole(y + 8)}V${whole(y - 82)}l6-6 6 6V${whole(y + 8)}z`;
    if (post === posts - 1) continue;
    const next = groundAt(x + apart);
    if (post !== missing) rails += `M${x - 10} ${whole(y - 66)}L${x + apart + 10} ${whole(next - 66)}`;
    rails += `M${x - 10} ${whole(y - 32)}L${x + apart + 10} ${whole(next - 32)}`;
  }
  return `<path stroke="${palette.ink}" stroke-width="8" d="${rails}"/><path stroke="${palette.lit}" stroke-width="2" opacity=".6" transform="translate(0-3)" d="${rails}"/><path fill="${palette.ink}" d="${uprights}"/>`;
}

/** A gate of five bars, shut, between two posts: 130 wide and 96 high, standing on 0,0. */
export function fieldGate(ink: string, wood: string): string {
  return `<path stroke="${wood}" stroke-width="6" fill="none" d="M-58-8V-78H58V-8zM-58-24H58M-58-42H58M-58-60H58M-58-8L58-78"/><path fill="${ink}" d="M-72 6V-92l8-8 8 8V6zM56 6V-92l8-8 8 8V6z"/>`;
}

/** A wooden footbridge that rises over a stream, 320 wide, a handrail on its near and its far side. */
export function footbridge(ink: string, wood: string, lit: string): string {
  const rise = (x: number) => Math.round(-46 * (1 - (x / 160) * (x / 160)));
  let posts = '';
  let planks = '';
  for (let x = -150; x <= 150; x += 50) posts += `M${x} ${rise(x) + 4}v-58`;
  for (let x = -144; x <= 144; x += 16) planks += `M${x} ${rise(x) - 3}v9`;
  return `<path fill="none" stroke="${ink}" stroke-width="4" opacity=".55" transform="translate(10-9)" d="M-160-46Q0-138 160-46${posts}"/><path fill="${ink}" d="M-172 12Q0-98 172 12L166 22Q0-70-166 22z"/><path fill="${wood}" d="M-172 2Q0-96 172 2V13Q0-84-172 13z"/><path stroke="${ink}" stroke-width="2" opacity=".5" d="${planks}"/><path fill="none" stroke="${ink}" stroke-width="7" stroke-linecap="round" d="${posts}"/><path fill="none" stroke="${ink}" stroke-width="8" stroke-linecap="round" d="M-162-48Q0-148 162-48M-158-22Q0-120 158-22"/><path fill="none" stroke="${lit}" stroke-width="2.5" d="M-160-51Q0-151 160-51"/>`;
}

/** A garden door of planks, shut, in an arch of stone: 150 wide and 186 high, standing on 0,0. */
export function archedDoor(ink: string, stone: string, wood: string, lit: string): string {
  return `<path fill="${stone}" d="M-76 6V-110Q-76-186 0-186T76-110V6H46V-108Q46-156 0-156T-46-108V6z"/><path fill="none" stroke="${ink}" stroke-width="2.5" opacity=".4" d="M-76-30h30m-30-36h30m-30-36h30m92 72h30M46-66h30m-30-36h30M-68-142l26 18M-36-176l14 26M36-176l-14 26M68-142l-26 18"/><path fill="${wood}" d="M-46 6V-108Q-46-156 0-156T46-108V6z"/><path fill="none" stroke="${ink}" stroke-width="3" opacity=".7" d="M-23 6V-146M0 6V-156M23 6V-146"/><path stroke="${ink}" stroke-width="7" d="M-46-30H46M-46-112H46"/><path fill="none" stroke="${lit}" stroke-width="3" d="M26-74a6 6 0 1 0 12 0a6 6 0 1 0-12 0"/>`;
}
