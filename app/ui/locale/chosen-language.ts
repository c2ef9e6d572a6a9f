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
 * Notes a press of the switch, on a page in Hindi. A reader who comes from the same page in English pressed its switch, and a press of the
 * switch here is one for English, so a page in English needs no such code.
 */
export function noteChosenLanguage(): void {
  const englishAddress = location.href.replace(/\b\/hi\/?/, '/');
  if (document.referrer === englishAddress) localStorage.language = 'hi';
  addEventListener('click', ({ target }) => {
    if ((target as Element).closest('[rel=alternate]')) localStorage.language = 'en';
  });
}
