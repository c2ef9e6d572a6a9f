import { hindiPrefix, inHindi } from '#app/languages/language.ts';
import { closedPaths } from '#app/navigation/closed-paths.ts';
import { copyMarks } from '#app/navigation/copy-marks.ts';
import { hindiLongDateFormat } from '#app/time/hindi-time.ts';
import { longDateFormat } from '#app/time/long-date.ts';
import { offlinePath } from './kept-pages.ts';
import { keptPaths } from './kept-paths.server.ts';
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
  const settings = {
    version,
    hindiPrefix,
    offlinePaths: { en: offlinePath, hi: inHindi(offlinePath) },
    keptPaths,
    closedPaths: [...closedPaths, ...closedPaths.map(inHindi)],
    copyMarks,
    longDateFormats: { en: longDateFormat, hi: hindiLongDateFormat },
  };
  return `const settings = ${JSON.stringify(settings)};\n${serviceWorker}`;
}
