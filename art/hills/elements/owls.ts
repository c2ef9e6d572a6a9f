/** Owls at rest, in their own coordinates: the branch they sit on is at 0,0, set down with `place`. */

/** An owl seen from the front, 110 high; with its eyes shut it is two small bows. */
export function owl(ink: string, breast: string, light: string, awake: boolean): string {
  const eyes = awake
    ? `<path fill="${light}" d="M-23-84a10 10 0 1 0 20 0a10 10 0 1 0-20 0m26 0a10 10 0 1 0 20 0a10 10 0 1 0-20 0"/><circle cx="-12" cy="-84" r="4.5" fill="${ink}"/><circle cx="12" cy="-84" r="4.5" fill="${ink}"/>`
    : `<path fill="none" stroke="${light}" stroke-width="3" stroke-linecap="round" d="M-21-85q8 8 16 0M5-85q8 8 16 0"/>`;
  return `<path fill="${ink}" d="M-30-112Q-22-102 0-103Q22-102 30-112Q36-92 31-76Q44-46 30-14Q22-2 0 0Q-22-2-30-14Q-44-46-31-76Q-36-92-30-112zM-14-6L-8 34Q0 40 8 34L14-6z"/><path fill="${breast}" opacity=".55" d="M0-66Q22-58 22-34Q20-12 0-6Q-20-12-22-34Q-22-58 0-66z"/><path fill="none" stroke="${ink}" stroke-width="3" stroke-linecap="round" opacity=".6" d="M-11-48q5 5 10 0M3-48q5 5 10 0M-14-34q5 5 10 0M-2-34q5 5 10 0M-8-21q5 5 10 0"/>${eyes}<path fill="${light}" d="M-4-78h8L0-68z"/><path stroke="${light}" stroke-width="4" stroke-linecap="round" opacity=".7" d="M-13-2v7M-6-1v7M6-1v7M13-2v7"/>`;
}
