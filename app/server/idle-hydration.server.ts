/**
 * Makes the module scripts of a page inert until the browser has nothing better to do: a phone first shows
 * the page, and only then fetches React. `ui/hydration/waking.ts` undoes it. Why: docs/decisions,
 * hydration only where needed.
 *
 * @param html the page as it streams; nothing is held back
 */
export function makeScriptsIdle(html: Response): Response {
  return new HTMLRewriter()
    .on('link[rel="modulepreload"]', {
      element(link) {
        link.setAttribute('rel', 'idle');
        link.setAttribute('data-idle', '');
      },
    })
    .on('script[type="module"]', {
      element(script) {
        script.setAttribute('type', 'text/idle');
        script.setAttribute('data-idle', '');
      },
    })
    .transform(html);
}
