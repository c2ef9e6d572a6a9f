/** The moving parts under `npm run dev`, where modules can be replaced only once this runtime is there. */
import 'virtual:react-router/inject-hmr-runtime';

export async function wake(part: HTMLElement): Promise<void> {
  (await import('./entry.islands.ts')).wake(part);
}
