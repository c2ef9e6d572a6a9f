/** Lamps, in their own coordinates: standing on 0,0, set down with `place`. */

/** The light about a lamp: once in a picture, before what is filled with `url(#lamplight)`. */
export function lamplight(colour: string, strength = 0.5): string {
  return `<radialGradient id="lamplight"><stop stop-color="${colour}" stop-opacity="${strength}"/><stop offset=".4" stop-color="${colour}" stop-opacity="${strength * 0.4}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`;
}

/** A flame, its foot at (x, y), with the lamplight about it. */
function flame(x: number, y: number, glow: string): string {
  return `<circle cx="${x}" cy="${y - 9}" r="62" fill="url(#lamplight)"/><path fill="${glow}" d="M${x} ${y}q-8-3-6-11q2-7 6-15q4 8 6 15q2 8-6 11z"/>`;
}

/** A brass lamp on a tall foot, as it burns in a temple or at a wedding: `tall` units high to its bowl. */
export function brassLamp(tall: number, metal: string, lit: string, glow: string): string {
  const rings = [0.32, 0.58, 0.82]
    .map((share) => `<ellipse cy="-${Math.round(14 + (tall - 14) * share)}" rx="7" ry="4"/>`)
    .join('');
  return `<g fill="${metal}"><path d="M-32 0q2-9 14-10q11-2 14-10h8q3 8 14 10q12 1 14 10z"/><path d="M-3-16h6v${16 - tall}h-6z"/>${rings}<path d="M-30-${tall + 10}H30Q22-${tall - 8} 0-${tall - 8}Q-22-${tall - 8}-30-${tall + 10}z"/></g><path fill="${lit}" d="M-30-${tall + 10}H30l-2 4H-28z"/>${flame(0, -tall - 9, glow)}`;
}

/** A lantern that hangs from 0,0, with the lamplight about it. */
export function hangingLamp(ink: string, glow: string): string {
  return `<circle cy="20" r="90" fill="url(#lamplight)"/><path fill="${ink}" d="M-1 0h2v8h-2zM-9 13Q0 0 9 13zM-9 31H9v4H-9z"/><path fill="${glow}" d="M-8 13H8L6 31H-6z"/><path fill="${ink}" d="M-1 13h2v18h-2z"/>`;
}
