import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { digestOf, type Ledger } from '../ledger.ts';
import { missing, python, run } from '../programs.ts';
import { denoiserWeights } from './denoiser-weights.ts';
import { sceneFile, sceneNames, sourcesOf } from './scene-sources.ts';

const size = { width: 1600, height: 900, samples: 20 };
const masters = join(import.meta.dirname, 'masters');

export const sceneProduct = (name: string) => `scene ${name}`;
export const masterProduct = (name: string) => `master ${name}`;

/** Master picture of a room: a rendering, or a photograph that replaces it. */
export function masterFile(name: string): string {
  return join(masters, `${name}.jpg`);
}

/** Whether a master differs from the last rendering. Then it is the hospital's photograph and is never overwritten. */
export function isPhotograph(name: string, ledger: Ledger): boolean {
  return existsSync(masterFile(name)) && digestOf([masterFile(name)]) !== ledger.digest(masterProduct(name));
}

function sourceDigest(name: string): string {
  return digestOf([...sourcesOf(name), join(import.meta.dirname, 'denoise.py')], size);
}

/** Scenes whose sources changed since the last rendering, without rooms that have a photograph. */
export function scenesToRender(ledger: Ledger): string[] {
  return sceneNames.filter(
    (name) =>
      !isPhotograph(name, ledger) &&
      !(existsSync(masterFile(name)) && ledger.digest(sceneProduct(name)) === sourceDigest(name)),
  );
}

/** Records the existing rendering as current, for example after a change of comments that does not change the picture. */
export function keepRendering(name: string, ledger: Ledger): void {
  if (existsSync(masterFile(name))) ledger.record(sceneProduct(name), sourceDigest(name));
}

/**
 * Renders a scene with Blender, denoises it and writes it as the room's master. This takes two to four minutes on two
 * cores.
 *
 * @throws Error when Blender, ffmpeg or numpy is missing or fails
 */
export async function renderRoom(name: string, ledger: Ledger): Promise<void> {
  const absent = missing('blender', 'ffmpeg', 'python3-numpy');
  if (absent.length || !python) throw new Error(`These programs are not installed: ${absent.join(', ')}`);
  const digest = sourceDigest(name);
  const work = mkdtempSync(join(tmpdir(), 'room-'));
  try {
    const options = Object.entries(size).flatMap(([option, value]) => [`--${option}`, String(value)]);
    run('blender', ['-b', '-P', sceneFile(name), '--python-exit-code', '1', '--', '--out', work, ...options]);
    const rendered = ['.png', '-albedo.exr', '-normal.exr'].map((ending) => join(work, `${name}${ending}`));
    const clean = join(work, 'clean.png');
    run(python, [join(import.meta.dirname, 'denoise.py'), denoiserWeights(), ...rendered, clean]);
    mkdirSync(masters, { recursive: true });
    await sharp(clean).jpeg({ quality: 93, chromaSubsampling: '4:4:4' }).toFile(masterFile(name));
    ledger.record(masterProduct(name), digestOf([masterFile(name)]));
    ledger.record(sceneProduct(name), digest);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}
