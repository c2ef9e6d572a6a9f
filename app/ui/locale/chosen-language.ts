/**
 * Language that the reader chose last in the language switch. It is stored on the device and only highlights
 * that language on pages in the other one. It never redirects.
 */

/**
 * Marks the root element for the style sheets: `data-reads` is the language that the reader chose, or, before any
 * choice, the list of languages that the browser asks for. The list ends with a comma, which a chosen language has not.
 */
export function markChosenLanguage(): void {
  document.documentElement.dataset.reads = localStorage.language || `${navigator.languages},`;
}

/**
 * Records the language that the reader chose with the switch, on a page with a locale prefix. A reader who comes from the same page without
 * the prefix used its switch; a click on the switch here chooses the language of the link. Pages without a prefix need no such code.
 *
 * @param tag the locale of this page
 * @param prefix the first segment of its address, with the slash
 */
export function storeChosenLanguage(tag: string, prefix: string): void {
  const defaultAddress = location.href.replace(RegExp(`\\b${prefix}/?`), '/');
  if (document.referrer === defaultAddress) localStorage.language = tag;
  addEventListener('click', ({ target }) => {
    const link = (target as Element).closest<HTMLAnchorElement>('[rel=alternate]');
    if (link) localStorage.language = link.hreflang;
  });
}
