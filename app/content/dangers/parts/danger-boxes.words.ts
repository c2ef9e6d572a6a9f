import type { InLanguages } from '#app/languages/language.ts';
import type { HeardDanger } from '../hear-danger.ts';

interface DangerBoxWords {
  /** Before a page's own title, so that a screen reader says it as the page opens. */
  readonly pageTitle: string;
  readonly titles: Readonly<Record<HeardDanger, string>>;
  /** Mental Healthcare Act 2017, s. 115: an attempt is not punished. */
  readonly noTrouble: string;
  readonly safetyPlan: string;
  readonly rights: string;
  readonly nothingKept: string;
}

export const dangerBoxWords: InLanguages<DangerBoxWords> = {
  en: {
    pageTitle: 'Get help now',
    titles: {
      poison: 'Poison, overdose, not waking: call 112 now',
      life: 'Danger to life: call now',
      violence: 'Somebody hurts or threatens you: call now',
    },
    noTrouble:
      'You are not in trouble with the law for an attempt. Say it in these words: somebody will listen.',
    safetyPlan: 'A safety plan for the next hours',
    rights: 'Your rights, and where to complain',
    nothingKept: 'What you typed is not kept, and nobody here reads it at once.',
  },
  hi: {
    pageTitle: 'अभी मदद लें',
    titles: {
      poison: 'ज़हर, ओवरडोज़, या होश नहीं: अभी 112 पर फ़ोन करें',
      life: 'जान को खतरा: अभी फ़ोन करें',
      violence: 'कोई आपको मारे या धमकाए: अभी फ़ोन करें',
    },
    noTrouble: 'जान देने की कोशिश पर कानून आपको सज़ा नहीं देता। इन्हीं शब्दों में कहें: कोई आपकी बात सुनेगा।',
    safetyPlan: 'अगले कुछ घंटों के लिए सेफ़्टी प्लान',
    rights: 'आपके अधिकार, और शिकायत कहाँ करें',
    nothingKept: 'आपका लिखा कहीं रखा नहीं जाता, और यहाँ कोई उसे तुरंत नहीं पढ़ता।',
  },
};
