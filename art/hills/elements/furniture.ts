/** Outdoor seats in their own coordinates: standing on 0,0, placed with `place`. */

/** A charpai: a wooden cot strung with rope, 200 wide, its top 34 above the ground. */
export function charpai(ink: string, rope: string): string {
  let weave = '';
  for (let x = -84; x <= 72; x += 12) weave += `M${x}-33l6 8 6-8`;
  return `<path fill="${rope}" d="M-94-35H94v11H-94z"/><path fill="none" stroke="${ink}" stroke-width="1.5" opacity=".55" d="${weave}"/><path fill="${ink}" d="M-98-38H98v5H-98zM-98-26H98v4H-98zM-100-42h11v14l-2 4 2 6-3 18h-5l-3-18 2-6-2-4zM89-42h11v14l-2 4 2 6-3 18h-5l-3-18 2-6-2-4z"/>`;
}

/** A mudha: a low round stool of cane, 46 wide, its top 30 above the ground. */
export function mudha(ink: string, cane: string): string {
  return `<path fill="${cane}" d="M-22-30H22L13-15 22 0H-22L-13-15z"/><path fill="none" stroke="${ink}" stroke-width="2" opacity=".6" d="M-16-28L16-2M0-28L18-12M16-28L-16-2M0-28L-18-12"/><path fill="${ink}" d="M-24-33h48v6h-48zM-24-3h48v4h-48z"/>`;
}
