/** Hydration of islands under `npm run dev`. React's hot reloading needs this runtime to load first. */
import 'virtual:react-router/inject-hmr-runtime';

export async function hydratePart(part: HTMLElement): Promise<void> {
  await (await import('./entry.islands.ts')).hydratePart(part);
}
