/**
 * People as simple silhouettes: no faces, good proportion, the clothes of this country. Each is drawn in its own
 * coordinates, feet (or seat) at 0,0, looking right, 100 units high when standing; `place` sets it down.
 */
import { whole } from '../curves.ts';

/** Sets a drawing down with its own 0,0 at (x, y), `size` times as large, looking left where `turned`. */
export function place(x: number, y: number, size: number, drawn: string, turned = false): string {
  return `<g transform="translate(${whole(x)} ${whole(y)})scale(${turned ? `-${size} ${size}` : size})">${drawn}</g>`;
}

export interface Clothes {
  /** Skin, hair and trousers: one dark silhouette colour. */
  readonly ink: string;
  /** Kurta, shirt or sari. */
  readonly cloth: string;
  /** A shawl, dupatta or turban. */
  readonly scarf?: string;
}

const limbs = (colour: string, width: number, path: string) =>
  `<path fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${path}"/>`;
const head = (x: number, y: number) => `<circle cx="${x}" cy="${y}" r="7"/>`;
const bun = (x: number, y: number) => `<circle cx="${x}" cy="${y}" r="3.6"/>`;
const turban = (colour: string, x: number, y: number) =>
  `<path fill="${colour}" d="M${x - 8} ${y - 1}q-2-10 8-11q11 1 8 11q-8-4-16 0z"/>`;

/** A man in a kurta, standing. */
export function standingMan({ ink, cloth, scarf }: Clothes): string {
  return `<g fill="${ink}">${limbs(ink, 6.5, 'M-4-36V-2h3M5-36V-2h3')}${limbs(cloth, 5.5, 'M-10-77Q-15-62-13-48M10-77Q15-62 13-48')}<path fill="${cloth}" d="M-9-82Q0-86 9-82Q13-79 12-70L12-33Q0-30-12-33L-12-70Q-13-79-9-82z"/>${head(1, -92)}${scarf ? turban(scarf, 1, -93) : ''}</g>`;
}

/** A woman in a sari or a long kurta and dupatta, standing. */
export function standingWoman({ ink, cloth, scarf }: Clothes): string {
  return `<g fill="${ink}">${limbs(ink, 5, 'M-3-6V-1h4M5-6V-1h4')}${limbs(cloth, 5, 'M9-76Q14-63 9-52')}<path fill="${cloth}" d="M-8-80Q0-84 8-80Q11-76 9-62Q8-52 11-38Q15-18 14-4Q0 0-13-4Q-12-26-9-44Q-8-54-9-64Q-11-76-8-80z"/>${scarf ? `<path fill="${scarf}" d="M-8-81Q0-85 7-80Q4-68-6-56Q-14-44-17-22Q-20-26-18-42Q-16-62-11-76z"/>` : ''}${head(1, -90)}${bun(-6, -91)}</g>`;
}

/** A man walking. */
export function walkingMan({ ink, cloth, scarf }: Clothes): string {
  return `<g fill="${ink}">${limbs(ink, 6.5, 'M-2-38L-6-19L-15-4M3-38L12-20L14-2h3')}${limbs(cloth, 5.5, 'M-3-76Q-10-64-9-50')}<path fill="${cloth}" d="M-7-81Q2-86 8-80Q11-70 10-58L13-35Q2-31-11-35L-9-58Q-11-74-7-81z"/>${limbs(ink, 5, 'M2-74Q6-62 15-53')}${head(4, -91)}${scarf ? turban(scarf, 4, -92) : ''}</g>`;
}

/** A man walking with a stick. */
export function walkerWithStick(clothes: Clothes): string {
  return `${walkingMan(clothes)}${limbs(clothes.ink, 3, 'M17-60L23-1')}`;
}

/** A woman walking, her dupatta behind her. */
export function walkingWoman({ ink, cloth, scarf }: Clothes): string {
  return `<g fill="${ink}">${limbs(ink, 5.5, 'M-5-16L-13-3M6-16L12-2h3')}<path fill="${cloth}" d="M-7-79Q1-84 8-79Q10-70 8-58Q12-36 16-12Q2-6-13-12Q-11-38-8-58Q-10-72-7-79z"/>${scarf ? `<path fill="${scarf}" d="M7-80Q0-85-7-80Q-13-62-26-44Q-22-40-12-48Q-3-62 7-76z"/>` : ''}${limbs(ink, 4.5, 'M2-72Q4-60 12-52')}${head(3, -89)}${bun(-4, -90)}</g>`;
}

/** Someone sitting on a seat, seen from the side: the seat's top is at 0,0. */
export function sitting({ ink, cloth, scarf }: Clothes, woman = false): string {
  return `<g fill="${ink}">${limbs(ink, 7, 'M0-5H20L21 24h4')}<path fill="${cloth}" d="M-7-45Q0-50 7-45Q10-36 9-22L14-3Q4 2-9 1Q-12-24-7-45z"/>${limbs(ink, 5, 'M1-38Q5-24 16-14')}${scarf ? `<path fill="${scarf}" d="M-8-45Q0-51 7-45Q2-34-5-26L-10-8Q-12-30-8-45z"/>` : ''}${head(2, -55)}${woman ? bun(-5, -57) : ''}</g>`;
}

/** Someone sitting on a bench, seen from behind: the seat's top is at 0,0. */
export function sittingFromBehind({ ink, cloth, scarf }: Clothes, woman = false): string {
  return `<g fill="${ink}"><path fill="${cloth}" d="M-7-46Q0-49 7-46Q16-43 16-34L17-16Q24-9 23-3Q22 1 14 1H-14Q-22 1-23-3Q-24-9-17-16L-16-34Q-16-43-7-46z"/>${scarf ? `<path fill="${scarf}" d="M-9-46Q0-51 9-46Q15-43 16-36Q2-30-6-16L-9 0H-15Q-22 0-22-4Q-21-12-16-16Q-14-32-9-46z"/>` : ''}<path d="M-3-52h6v8h-6z"/><circle cy="-58" r="8"/>${woman ? '<circle cy="-55" r="5"/><circle cx="0" cy="-51" r="3.6"/>' : ''}</g>`;
}

/** Someone sitting cross-legged on the ground, hands on knees. */
export function crossLegged({ ink, cloth, scarf }: Clothes, woman = false): string {
  return `<g fill="${ink}"><path d="M-28-4Q-31-12-17-16H17Q31-12 28-4Q14 3 0-1Q-14 3-28-4z"/>${limbs(cloth, 5.5, 'M-9-47Q-19-34-20-18M9-47Q19-34 20-18')}<path fill="${cloth}" d="M-9-53Q0-57 9-53Q13-44 11-30L12-13Q0-9-12-13L-11-30Q-13-44-9-53z"/>${scarf ? `<path fill="${scarf}" d="M-10-53Q0-58 9-53Q6-42-4-32L-12-14Q-14-36-10-53z"/>` : ''}${head(0, -64)}${woman ? bun(0, -73) : ''}</g>`;
}

/** Someone kneeling, seen from the side, one hand held out. */
export function kneeling({ ink, cloth, scarf }: Clothes, woman = false): string {
  return `<g fill="${ink}">${limbs(ink, 7, 'M-2-26L11-4L-14-3')}<path fill="${cloth}" d="M-6-62Q1-67 8-61Q11-50 9-38L10-16Q-2-12-12-17L-9-40Q-11-54-6-62z"/>${limbs(ink, 5, 'M3-55Q10-44 23-42')}${scarf ? `<path fill="${scarf}" d="M-7-62Q1-68 7-61Q0-48-8-38L-12-20Q-14-44-7-62z"/>` : ''}${head(4, -72)}${woman ? bun(-3, -74) : ''}</g>`;
}

/** A child standing, one arm up. Two thirds of a grown-up is right for the size. */
export function childReaching({ ink, cloth }: Clothes): string {
  return `<g fill="${ink}">${limbs(ink, 7, 'M-5-32L-8-2h3M5-32L9-2h3')}${limbs(ink, 5.5, 'M9-68Q18-78 24-92M-9-68Q-16-58-15-48')}<path fill="${cloth}" d="M-9-74Q0-78 9-74Q13-66 11-50L13-30Q0-26-13-30L-11-50Q-13-66-9-74z"/><circle cx="1" cy="-86" r="9"/></g>`;
}

/** A child sitting on the ground with an open book. */
export function childReading({ ink, cloth }: Clothes, page: string): string {
  return `<g fill="${ink}">${limbs(ink, 7, 'M-4-8L16-26L26-3h5')}<path fill="${cloth}" d="M-12-48Q-4-54 4-48Q8-38 5-26L6-2Q-6 1-17-2Q-18-30-12-48z"/>${limbs(ink, 5.5, 'M-1-42Q6-32 17-32')}<circle cx="-1" cy="-60" r="9"/><path fill="${page}" d="M14-34l3-14q6-3 11 2q4-4 11-1l-5 15q-6-4-10 0q-4-5-10-2z"/></g>`;
}
