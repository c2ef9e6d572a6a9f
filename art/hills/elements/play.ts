/**
 * Children at play, and toys. The children are as tall as those in `people.ts`: 95 units, with feet (knees, seat) at
 * 0,0, facing right.
 */
import { whole } from '../curves.ts';
import type { Clothes } from './people.ts';

const limbs = (colour: string, width: number, path: string) =>
  `<path fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${path}"/>`;

/** A child on its knees, one hand out at the height of its head. */
export function childKneeling({ ink, cloth }: Clothes): string {
  return `<g fill="${ink}">${limbs(ink, 7, 'M-4-20L11-4L-13-4')}<path fill="${cloth}" d="M-10-51Q-1-56 7-50Q10-39 8-28L9-12Q-2-7-12-13L-11-33Q-14-45-10-51z"/>${limbs(ink, 5, 'M4-45Q15-52 23-72')}<circle cx="1" cy="-64" r="9"/></g>`;
}

/** A child running, one hand high. */
export function childRunning({ ink, cloth }: Clothes): string {
  return `<g fill="${ink}">${limbs(ink, 7, 'M-3-32L-13-17L-27-20M4-32L19-21L15-3h5')}${limbs(ink, 5, 'M-5-65Q-15-58-23-61')}<path fill="${cloth}" d="M-6-72Q3-77 11-71Q14-62 10-48L12-30Q0-25-12-30L-9-50Q-11-66-6-72z"/>${limbs(ink, 5, 'M7-67Q18-73 21-90')}<circle cx="6" cy="-85" r="9"/></g>`;
}

/** A child holding something up before it with both hands. */
export function childHolding({ ink, cloth }: Clothes): string {
  return `<g fill="${ink}">${limbs(ink, 7, 'M-5-32L-7-2h3M5-32L6-2h3')}<path fill="${cloth}" d="M-9-74Q0-78 8-74Q12-66 10-50L12-30Q0-26-13-30L-11-50Q-13-66-9-74z"/>${limbs(ink, 5, 'M2-66Q10-54 25-56')}<circle cx="1" cy="-86" r="9"/></g>`;
}

/** A child sitting with a book, leaning back against something, one knee up. */
export function childWithBook({ ink, cloth }: Clothes, page: string): string {
  return `<g fill="${ink}">${limbs(ink, 7, 'M-6-6L30-4l5-4M-4-9L17-29L28-5')}<path fill="${cloth}" d="M-24-49Q-15-57-5-50Q3-38 4-24L6-6Q-5 1-15-1Q-25-20-24-49z"/>${limbs(ink, 5, 'M-9-42Q-1-31 14-35')}<circle cx="-12" cy="-62" r="9"/><path fill="${page}" d="M10-36l2-15q7-3 12 2q5-4 12-2l-3 16q-7-3-11 0q-5-4-12-1z"/></g>`;
}

/** A child on a swing, leaning back, legs out: what it hangs from is at 0,0, the seat `long` below. */
export function swing({ ink, cloth }: Clothes, long: number): string {
  return `<g fill="${ink}">${limbs(ink, 2, `M0 0L9 ${long - 1}M-8 2L-7 ${long - 1}`)}<path d="M-15 ${long - 2}h32v4h-32z"/><g transform="translate(0 ${whole(long)})">${limbs(ink, 7, 'M2-5L24-9L42-17l3-4')}<path fill="${cloth}" d="M-22-42Q-14-48-6-43Q-1-32 1-20L11-4Q1 0-10-2Q-20-22-22-42z"/>${limbs(ink, 5, 'M-12-38Q-4-32 5-40')}<circle cx="-18" cy="-54" r="9"/></g></g>`;
}

/** A diamond kite with its tail, leaning on the wind; the string starts at its heart. */
export function kite(
  x: number,
  y: number,
  size: number,
  colour: string,
  other: string,
  tail: string,
  lean = 18,
): string {
  return `<g transform="translate(${x} ${y})rotate(${lean})scale(${size})"><path fill="none" stroke="${tail}" stroke-width="2" d="M0 34q-10 14 2 26t-2 30"/><path fill="${tail}" d="M-7 56l14 4-13 5zM-6 80l14 4-13 5z"/><path fill="${colour}" d="M0-34L26 0 0 34-26 0z"/><path fill="${other}" d="M0-34L26 0H0zM0 34L-26 0H0z"/></g>`;
}

/** A paper windmill on its stick: the stick's foot is at 0,0. */
export function pinwheel(stick: number, turn: number, colour: string, fold: string, wood: string): string {
  const around = (path: string) =>
    [0, 90, 180, 270].map((at) => `<path transform="rotate(${at})" d="${path}"/>`).join('');
  return `<path stroke="${wood}" stroke-width="4" d="M0 4V-${stick}"/><g transform="translate(0-${stick})rotate(${turn})"><g fill="${colour}">${around('M0 0L-3-36Q22-34 25-10z')}</g><g fill="${fold}">${around('M0 0L-3-36Q0-16 25-10z')}</g><circle r="4" fill="${wood}"/></g>`;
}

/** A tower of toy blocks, 30 wide, on 0,0; colours from the lowest up. */
export function blockTower(colours: readonly string[], shade: string): string {
  const shifts = [0, 3, -3, 2, -2, 1, 3];
  let blocks = '';
  let sides = '';
  colours.forEach((colour, row) => {
    const left = -15 + (shifts[row % shifts.length] ?? 0);
    const top = -24 * (row + 1);
    blocks += `<path fill="${colour}" d="M${left} ${top}h30v23h-30z"/>`;
    sides += `M${left} ${top}h8v23h-8z`;
  });
  return `${blocks}<path fill="${shade}" opacity=".25" d="${sides}"/>`;
}
