import { closedPaths } from '#app/site/closed-paths.ts';
import { copyMarks } from '#app/site/copy-marks.ts';
import { longDateFormat } from '#app/site/long-date.ts';
import { keptPaths, offlinePath } from './kept-pages.ts';
import retiringWorker from './retiring-worker.js?raw';
import serviceWorker from './service-worker.js?raw';

/**
 * The text of the service worker. Browsers compare it with the one they have: another version is another worker.
 *
 * @param version of the build, and of what the hospital says of itself
 * @param isOffered false for the worker that deletes what was kept, and itself
 */
export function serviceWorkerText(version: string, isOffered: boolean): string {
  if (!isOffered) return retiringWorker;
  const settings = { version, offlinePath, keptPaths, closedPaths, copyMarks, longDateFormat };
  return `const settings = ${JSON.stringify(settings)};\n${serviceWorker}`;
}
