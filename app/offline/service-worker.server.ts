import { byLocale, defaultLocale, locales, localeTags } from '#app/languages/locales.ts';
import { pathIn } from '#app/languages/localized-path.ts';
import { messagesIn } from '#app/languages/messages.ts';
import { closedPaths } from '#app/navigation/closed-paths.ts';
import { copyMarks } from '#app/navigation/copy-marks.ts';
import { dateFormats } from '#messages/time/date-formats.ts';
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
    defaultLocale,
    prefixes: byLocale((locale) => locales[locale].prefix),
    offlinePaths: byLocale((locale) => pathIn(locale, offlinePath)),
    keptPaths,
    closedPaths: localeTags.flatMap((locale) => closedPaths.map((path) => pathIn(locale, path))),
    copyMarks,
    longDateFormats: byLocale((locale) => messagesIn(locale, dateFormats).longDate),
  };
  return `const settings = ${JSON.stringify(settings)};\n${serviceWorker}`;
}
