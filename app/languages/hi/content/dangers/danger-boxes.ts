import type * as english from '#messages/content/dangers/danger-boxes.ts';

export const dangerBoxWords: typeof english.dangerBoxWords = {
  pageTitle: 'अभी मदद लें',
  titles: {
    poison: 'ज़हर, ओवरडोज़, या होश नहीं: अभी 112 पर फ़ोन करें',
    life: 'जान को खतरा: अभी फ़ोन करें',
    violence: 'कोई आपको मारे या धमकाए: अभी फ़ोन करें',
  },
  noTrouble: 'जान देने की कोशिश पर कानून आपको सज़ा नहीं देता। इन्हीं शब्दों में कहें: कोई आपकी बात सुनेगा।',
  safetyPlan: 'अगले कुछ घंटों के लिए सुरक्षा योजना',
  rights: 'आपके अधिकार, और शिकायत कहाँ करें',
  nothingKept: 'आपका लिखा कहीं रखा नहीं जाता, और यहाँ कोई उसे तुरंत नहीं पढ़ता।',
};
