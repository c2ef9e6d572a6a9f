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

/** The picture that a room's files are made from: a rendering, or the photograph put in its place. */
export function masterFile(name: string): string {
  return join(masters, `${name}.jpg`);
}

/** A master that is not what was rendered is the hospital's own photograph, and is never drawn over. */
export function isPhotograph(name: string, ledger: Ledger): boolean {
  return existsSync(masterFile(name)) && digestOf([masterFile(name)]) !== ledger.digest(masterProduct(name));
}

function sourceDigest(name: string): string {
  return digestOf([...sourcesOf(name), join(import.meta.dirname, 'denoise.py')], size);
}

/** The scenes whose sources changed since they were rendered, photographs left out. */
export function scenesToRender(ledger: Ledger): string[] {
  return sceneNames.filter(
    (name) =>
      !isPhotograph(name, ledger) &&
      !(existsSync(masterFile(name)) && ledger.digest(sceneProduct(name)) === sourceDigest(name)),
  );
}

/** Notes the finished picture as the one of today's sources, for a change to the kit that it does not show. */
export function keepRendering(name: string, ledger: Ledger): void {
  if (existsSync(masterFile(name))) ledger.record(sceneProduct(name), sourceDigest(name));
}

/**
 * Renders one scene with Blender, takes the grain out and keeps it as the room's master. Two to four minutes
 * on two cores.
 *
 * @throws when Blender, ffmpeg or numpy is missing, or one of them fails
 */
export async function renderRoom(name: string, ledger: Ledger): Promise<void> {
  const absent = missing('blender', 'ffmpeg', 'python3-numpy');
  if (absent.length || !python) throw new Error(`Not installed: ${absent.join(', ')}`);
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
