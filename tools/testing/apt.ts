import { existsSync } from 'node:fs';
import { run } from './command.ts';

/** Installs a Debian package where this user may: as root, on a machine with apt. */
export async function installWithApt(name: string): Promise<boolean> {
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  return mayInstall && (await run('apt-get', ['update'])) && (await run('apt-get', ['install', '-y', name]));
}
