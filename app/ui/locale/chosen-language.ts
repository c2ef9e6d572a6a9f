/**
 * The language that a reader pressed in the switch last. It stays on the device, for the switch alone, which offers that language more plainly
 * on a page in the other one. It leads nobody anywhere.
 *
 * Both functions throw where the browser refuses its storage.
 */

/** Marks the root element, for the style sheet of the switch. */
export function markChosenLanguage(): void {
  const { language } = localStorage;
  if (language) document.documentElement.dataset.reads = language;
}

/**
 * Records the language that the reader chose with the switch, on a page with a locale prefix. A reader who comes from the same page without
 * the prefix used its switch; a click on the switch here chooses the language of the link. Pages without a prefix need no such code.
 *
 * @param tag the locale of this page
 * @param prefix the first segment of its address, with the slash
 */
export function noteChosenLanguage(tag: string, prefix: string): void {
  const rest = location.href.slice(location.origin.length + prefix.length).replace(/^\//, '');
  if (document.referrer === `${location.origin}/${rest}`) localStorage.language = tag;
  addEventListener('click', ({ target }) => {
    const link = (target as Element).closest<HTMLAnchorElement>('[rel=alternate]');
    if (link) localStorage.language = link.hreflang;
  });
}
