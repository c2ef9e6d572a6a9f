/** Small places to stop at, in their own coordinates: standing on 0,0, set down with `place`. */
import type { Paint } from './buildings.ts';

/** An open resting place beside a path, 210 wide and 146 high: four posts, a slate roof, a bench. */
export function restingPlace({ ink, wall, lit }: Paint): string {
  return `<path fill="${wall}" d="M-100-8H100V4H-100z"/><path fill="${ink}" d="M-86-108h9V-6h-9zM77-108h9V-6h-9zM-40-108h6V-8h-6zM34-108h6V-8h-6zM-70-34H70v7H-70zM-60-28h6v20h-6zM54-28h6v20h-6zM-108-100L-58-142H58L108-100z"/><path fill="${lit}" opacity=".55" d="M-8-100L14-142H58L108-100z"/><path fill="${ink}" d="M-62-146H62v6H-62z"/>`;
}

/** Spring water from a spout in a low wall into a stone trough, 90 wide and 86 high. */
export function springSpout(ink: string, stone: string, water: string): string {
  return `<path fill="${ink}" d="M-18 2V-70q0-18 20-18T22-70V2z"/><path fill="${stone}" opacity=".45" d="M-10-66q0-14 12-14t12 14v14H-10z"/><path fill="${stone}" d="M-2-56H-30v7h28z"/><path fill="none" stroke="${water}" stroke-width="5" d="M-28-52q-12 0-13 40"/><path fill="${stone}" d="M-70-22H-12L-16 4H-66z"/><path fill="${water}" d="M-70-24H-12v6H-70z"/>`;
}

/** A ridge tent lit from within, 200 wide and 120 high, its door open. */
export function litTent(ink: string, lamp: string, canvas: string): string {
  return `<path stroke="${ink}" stroke-width="2.5" d="M-2-116L-128 4M40-116L142 2"/><path fill="${canvas}" d="M-2-118L40-118 112 2H62z"/><path fill="${lamp}" d="M-2-118L70 2H-84z"/><path fill="${ink}" opacity=".78" d="M-2-118L-84 2H-52Q-18-50-2-118zM-2-118L70 2H44Q14-50-2-118z"/><path fill="${ink}" d="M-5-126h5v12h-5zM37-126h5v12h-5z"/>`;
}

/** A mud house with a thatched roof, 190 wide and 130 high, its door and one window. */
export function thatchedHut({ ink, wall, lit, lamp }: Paint): string {
  return `<path fill="${wall}" d="M-72-62H72L76 2H-76z"/><path fill="${ink}" opacity=".3" d="M-72-62H-20L-22 2H-76z"/><path fill="${ink}" d="M-104-50Q-60-92-40-132Q0-140 40-132Q60-92 104-50Q70-58 0-58T-104-50z"/><path fill="${lit}" opacity=".45" d="M0-136Q20-137 40-132Q60-92 104-50Q70-58 20-58Q30-100 0-136z"/><path fill="${ink}" d="M-52 2V-42h28V2zM-84-1H84v6H-84z"/><path fill="${lamp}" d="M18-44h24v20H18z"/><path fill="${ink}" d="M29-44h2v20h-2zM18-35h24v2H18z"/>`;
}

/** A tall hill house of two floors, 150 wide and 210 high, one window lit. */
export function tallHouse({ ink, wall, lit, lamp }: Paint): string {
  const dark = 'M-50-150h22v28h-22zM28-150h22v28H28zM-50-74h22v28h-22zM32-74h22v28H32z';
  return `<path fill="${wall}" d="M-68-172H68V4H-68z"/><path fill="${ink}" opacity=".28" d="M-68-172H-22V4H-68z"/><path fill="${ink}" d="M-86-168L-54-216H52L86-168z"/><path fill="${lit}" opacity=".5" d="M-8-168L8-216H52L86-168z"/><path fill="${ink}" d="M26-234h12v30H26zM-80-98H80v9H-80zM-80-132h4v36h-4zM76-132h4v36h-4zM-80-134H-70v4h-10zM70-134h10v4H70z"/><path fill="${ink}" opacity=".75" d="${dark}"/><path fill="${lamp}" d="M-12-152h24v30h-24z"/><path fill="${ink}" d="M-1.5-152h3v30h-3zM-12-139h24v3h-24zM-15-156h30v4h-30zM-15-122h30v4h-30zM-14 4V-58h28V4zM-78 0H78v7H-78z"/>`;
}
