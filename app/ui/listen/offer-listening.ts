/**
 * Loads the script of the listen buttons where the device has voices; that script looks for one in the page's language.
 * Browsers report their voices late, and some have no speech at all. Older Safari has the handler, but no
 * `addEventListener`.
 *
 * @param script address of `listen.ts` in the build
 */
export function offerListening(script: string): void {
  const speech = (window as Partial<Window>).speechSynthesis;
  if (speech) {
    const load = () => speech.getVoices()[0] && import(/* @vite-ignore */ script);
    speech.onvoiceschanged = load;
    load();
  }
}
