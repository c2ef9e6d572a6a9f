import { existsSync } from 'node:fs';
import { type Output, run } from './command.ts';

/**
 * Installs a Debian package. Works only as root on a machine with apt.
 *
 * @param output receives the output; default: the console
 * @returns whether the package was installed
 */
export async function installWithApt(name: string, output?: Output): Promise<boolean> {
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  const apt = (...parameters: string[]) => run('apt-get', parameters, {}, output);
  return mayInstall && (await apt('update')) && (await apt('install', '-y', name));
}
