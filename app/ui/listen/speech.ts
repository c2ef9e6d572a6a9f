/** Voices and sentences for reading aloud with the browser's own speech (Web Speech API). */

/** `hi` of `hi-IN`, of Android's `hi_IN` and of `hin-IND`, which some devices report. */
const primaryTag = (tag: string) => tag.slice(0, 2).toLowerCase();

/**
 * Returns a voice of the device that speaks a language, one of the same country first. A voice that is not local sends
 * the text to its maker, so it is never used.
 *
 * @param language the `lang` of the page
 */
export function voiceFor<Voice extends Pick<SpeechSynthesisVoice, 'lang' | 'localService'>>(
  voices: readonly Voice[],
  language: string,
): Voice | undefined {
  const own = voices.filter(
    ({ localService, lang }) => localService && primaryTag(lang) === primaryTag(language),
  );
  return own.find(({ lang }) => lang.replace('_', '-') === language) ?? own[0];
}

/** Splits a text at line breaks and after sentences. Chrome stops an utterance that lasts longer than 15 seconds. */
export const sentencesOf = (text: string): readonly string[] =>
  (text.match(/[^\n]+?(?:[.?!।](?=\s|$)|(?=\n|$))/g) ?? []).map((part) => part.trim()).filter(Boolean);
