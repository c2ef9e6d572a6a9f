/** Hydration of islands under `npm run dev`. React's hot reloading needs this runtime to load first. */
import 'virtual:react-router/inject-hmr-runtime';

export async function wake(part: HTMLElement): Promise<void> {
  (await import('./entry.islands.ts')).wake(part);
}
