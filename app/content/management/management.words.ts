import type { InLanguages } from '#app/languages/language.ts';

const english = {
  opening:
    'A hospital answers for its care through people. Below are the three offices that answer for ours, and the part of it that each one holds.',
  nameToCome: 'Name to be published here',
  toReach: 'To reach them',
  /** The links to a complaint and to the doctors are between its pieces. */
  ask: [
    'Ask for any of them at the reception or by telephone. If something went wrong in your care, ',
    'the steps of a complaint',
    ' are set down by law and cost you nothing. Those who treat you are on ',
    'the doctors’ page',
    '.',
  ] satisfies [before: string, complaint: string, between: string, doctors: string, after: string],
};

export const managementWords: InLanguages<typeof english> = {
  en: english,
  hi: {
    opening:
      'अस्पताल की देखभाल के लिए कुछ लोग जवाबदेह होते हैं। यहाँ तीन पदों पर यह ज़िम्मेदारी है। नीचे लिखा है कि किसके हिस्से में क्या है।',
    nameToCome: 'नाम यहाँ बाद में आएगा',
    toReach: 'इनसे कैसे मिलें',
    ask: [
      'इनमें से किसी से भी मिलना हो, तो रिसेप्शन पर या फ़ोन पर कहें। इलाज में कुछ गलत हुआ हो, तो ',
      'शिकायत के कदम',
      ' कानून में लिखे हैं, और शिकायत करने का कोई खर्च नहीं। इलाज करने वालों के बारे में ',
      'डॉक्टरों के पेज',
      ' पर पढ़ें।',
    ],
  },
};
