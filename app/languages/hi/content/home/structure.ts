import type * as english from '#messages/content/home/structure.ts';

export const structureWords: typeof english.structureWords = {
  heading: 'अस्पताल में क्या-क्या है',
  titles: {
    beds: (beds) => `${beds} बेड का अस्पताल`,
    rooms: () => 'प्राइवेट और लग्ज़री कमरे',
    recreation: () => 'मनोरंजन और जिम',
    counselling: () => 'काउंसलिंग का कमरा',
    pharmacy: () => 'फ़ार्मेसी (दवाएँ)',
    bloodCollection: () => 'खून का सैंपल और पैथोलॉजी',
    cashless: () => 'टीपीए से कैशलेस ओपीडी',
  },
  notes: {
    cashless:
      'पहले अपनी बीमा पॉलिसी देख लें: ज़्यादातर पॉलिसी बिना भर्ती के दिखाने (ओपीडी) का खर्च नहीं देतीं। टीपीए बीमा कंपनी की ओर से बिल देखने वाली कंपनी है।',
  },
};
