import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = import.meta.dirname;

/** Names of all scenes. They are the names of the rooms. */
export const sceneNames = readdirSync(join(folder, 'scenes'))
  .filter((file) => file.endsWith('.py'))
  .map((file) => file.slice(0, -'.py'.length))
  .sort();

export function sceneFile(name: string): string {
  return join(folder, 'scenes', `${name}.py`);
}

function importsOf(path: string): string[] {
  const text = readFileSync(path, 'utf8');
  const modules = [
    ...text.matchAll(/^\s*from (?:kit)?\.(\w+) import/gm),
    ...text.matchAll(/^\s*import kit\.(\w+)/gm),
  ].map((match) => match[1]);
  for (const match of text.matchAll(/^\s*from (?:kit|\.) import \(?([\w\s,]+)/gm)) {
    modules.push(...(match[1] ?? '').split(',').map((name) => name.trim().split(' ')[0]));
  }
  return modules.map((name) => join(folder, 'kit', `${name}.py`)).filter((file) => existsSync(file));
}

/** File of a scene and all kit modules that it imports, directly or indirectly, in a fixed order. */
export function sourcesOf(name: string): string[] {
  const found = new Set<string>();
  const open = [sceneFile(name)];
  for (let path = open.pop(); path; path = open.pop()) {
    if (found.has(path)) continue;
    found.add(path);
    open.push(...importsOf(path));
  }
  return [...found].sort();
}
