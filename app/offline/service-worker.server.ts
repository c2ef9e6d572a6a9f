import { byLocale, defaultLocale, locales, localeTags } from '#app/languages/locales.ts';
import { pathIn } from '#app/languages/localized-path.ts';
import { messagesIn } from '#app/languages/messages.ts';
import { nonPublicPaths } from '#app/navigation/closed-paths.ts';
import { offlineMarks } from '#app/navigation/offline-marks.ts';
import { dateFormats } from '#messages/time/date-formats.ts';
import { offlinePagePaths } from './offline-page-paths.server.ts';
import { offlinePath } from './offline-pages.ts';
import serviceWorker from './service-worker.js?raw';
import retiringWorker from './unregistering-worker.js?raw';

/**
 * Builds the text of the service worker. Browsers compare it with the installed one and install a different
 * text as a new worker.
 *
 * @param version version of the build and of the hospital's facts
 * @param isOffered false for the worker that deletes all copies and unregisters itself
 */
export function serviceWorkerSource(version: string, isOffered: boolean): string {
  if (!isOffered) return retiringWorker;
  const settings = {
    version,
    defaultLocale,
    prefixes: byLocale((locale) => locales[locale].prefix),
    offlinePaths: byLocale((locale) => pathIn(locale, offlinePath)),
    storedPaths: offlinePagePaths,
    closedPaths: localeTags.flatMap((locale) => nonPublicPaths.map((path) => pathIn(locale, path))),
    copyMarks: offlineMarks,
    longDateFormats: byLocale((locale) => messagesIn(locale, dateFormats).longDate),
  };
  return `const settings = ${JSON.stringify(settings)};\n${serviceWorker}`;
}
