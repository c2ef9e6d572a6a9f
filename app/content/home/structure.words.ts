import type { InLanguages } from '#app/languages/language.ts';
import type { StructureRoom } from './structure.ts';

interface StructureWords {
  readonly heading: string;
  readonly titles: Readonly<Record<StructureRoom, (beds: number) => string>>;
  /** What is to be known beside the title. */
  readonly notes: Readonly<Partial<Record<StructureRoom, string>>>;
}

export const structureWords: InLanguages<StructureWords> = {
  en: {
    heading: 'Hospital Structure',
    titles: {
      'garden-courtyard': (beds) => `${beds} Bedded Hospital`,
      'private-room': () => 'Private Rooms/Luxury Room',
      'recreation-room': () => 'Recreation Activities/Gym',
      'counselling-room': () => 'Counseling Room',
      pharmacy: () => 'Pharmacy',
      'blood-collection': () => 'Blood Collection Centre/Pathology',
      'cashless-desk': () => 'Cashless OPD through a TPA',
    },
    notes: {
      'cashless-desk':
        'Check your policy first: most do not pay for visits without a stay (OPD). A TPA handles claims for your insurer.',
    },
  },
  hi: {
    heading: 'अस्पताल में क्या-क्या है',
    titles: {
      'garden-courtyard': (beds) => `${beds} बेड का अस्पताल`,
      'private-room': () => 'प्राइवेट और लग्ज़री कमरे',
      'recreation-room': () => 'मनोरंजन और जिम',
      'counselling-room': () => 'काउंसलिंग का कमरा',
      pharmacy: () => 'फ़ार्मेसी (दवाएँ)',
      'blood-collection': () => 'खून का सैंपल और पैथोलॉजी',
      'cashless-desk': () => 'टीपीए से कैशलेस ओपीडी',
    },
    notes: {
      'cashless-desk':
        'पहले अपनी बीमा पॉलिसी देख लें: ज़्यादातर पॉलिसी बिना भर्ती के दिखाने (ओपीडी) का खर्च नहीं देतीं। टीपीए बीमा कंपनी की ओर से बिल देखने वाली कंपनी है।',
    },
  },
};
