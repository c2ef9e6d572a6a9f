/** Houses, benches and the like, in their own coordinates: standing on 0,0, set down with `place`. */

export interface Paint {
  readonly ink: string;
  readonly wall: string;
  /** The lit edge of things. */
  readonly lit: string;
  /** Light in a window. */
  readonly lamp: string;
}

/** A hill house about 120 wide and 100 high: slate roof, whitewashed walls, a verandah. */
export function hillHouse({ ink, wall, lit, lamp }: Paint): string {
  return `<path fill="${wall}" d="M-52-56H52V0H-52z"/><path fill="${ink}" opacity=".22" d="M-52-56H-14V0H-52z"/><path fill="${ink}" d="M-66-52L-42-92H40L66-52z"/><path fill="${lit}" opacity=".5" d="M-14-52L4-92H40L66-52z"/><path fill="${lamp}" d="M2-42H16V-24H2zM26-42H40V-24H26z"/><path fill="${ink}" d="M-38-38h14V0h-14zM2-34h14v2H2zM8-42h2v18h-2zM26-34h14v2H26zM32-42h2v18h-2zM22-104h9v20h-9zM-58-2H58V4H-58z"/>`;
}

/** A small far house, as it shows on the next hill: 24 wide. */
export function farHouse(ink: string, wall: string, lamp: string): string {
  return `<path fill="${wall}" d="M-10-11H10V1H-10z"/><path fill="${ink}" d="M-14-10L-7-20H8L14-10z"/><path fill="${lamp}" d="M-1-8h4v5h-4z"/>`;
}

/** A garden bench seen from behind, 130 wide; its seat is 30 above the ground. */
export function benchFromBehind(ink: string, lit: string): string {
  return `<path fill="${ink}" d="M-62-58h5V0h-5zM57-58h5V0h-5z"/><path fill="${ink}" d="M-66-58H66v8H-66zM-66-46H66v8H-66zM-66-34H66v9H-66z"/><path fill="${lit}" opacity=".55" d="M-66-58H66v2H-66zM-66-46H66v2H-66zM-66-34H66v2H-66z"/>`;
}

/** A bench seen from the front side, no back, 110 wide, seat at 28. */
export function plainBench(ink: string, lit: string): string {
  return `<path fill="${ink}" d="M-55-30H55v7H-55zM-46-24h7V0h-7zM39-24h7V0h-7z"/><path fill="${lit}" opacity=".6" d="M-55-30H55v2H-55z"/>`;
}

/** A lantern that hangs from 0,0. */
export function lantern(ink: string, lamp: string): string {
  return `<circle cy="20" r="34" fill="${lamp}" opacity=".16"/><circle cy="20" r="20" fill="${lamp}" opacity=".2"/><path fill="${ink}" d="M-1 0h2v8h-2zM-8 12Q0 2 8 12zM-8 30h16v3h-16z"/><path fill="${lamp}" d="M-7 12H7L6 30H-6z"/><path fill="${ink}" d="M-1 12h2v18h-2z"/>`;
}
