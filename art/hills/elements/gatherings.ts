/** Small things people gather about, standing on 0,0 and set down with `place`. */

/** A wooden chair from the side, looking right; its seat is at 30. */
export function chair(ink: string, lit: string): string {
  return `<path fill="none" stroke="${ink}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round" d="M-22-72L-16-32V0M-16-32H20V0"/><path fill="${ink}" d="M-20-36H23v7H-20z"/><path stroke="${lit}" stroke-width="3" stroke-linecap="round" d="M-18-37H21M-20-62l3 18"/>`;
}

/** A small fire with its stones. */
export function campFire(ink: string, flame: string, heart: string): string {
  return `<circle cy="-20" r="120" fill="url(#lamp)"/><path fill="${flame}" d="M0-58Q20-34 18-16Q16-4 0-4Q-16-4-18-16Q-19-28-10-38Q-8-30-4-28Q-6-44 0-58z"/><path fill="${heart}" d="M2-34Q11-22 9-13Q7-5 0-5Q-8-5-8-13Q-8-20-2-24Q0-28 2-34z"/><path stroke="${ink}" stroke-width="7" stroke-linecap="round" d="M-26-2L22-8M-22-9L26-2"/><path fill="${ink}" d="M-38 2a8 6 0 0 1 16 0zM22 2a8 6 0 0 1 16 0z"/>`;
}

/** A brass kettle and cups. */
export function kettle(colour: string, ink: string): string {
  return `<path fill="${colour}" d="M-18 0Q-24-22-10-28H10Q24-22 18 0zM16-16l16-12 4 3-14 18z"/><path fill="none" stroke="${ink}" stroke-width="3" d="M-14-26Q0-52 14-26"/><path fill="${ink}" d="M-4-33h8v5h-8z"/>`;
}
