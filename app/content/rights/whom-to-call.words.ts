import type { InLanguages } from '#app/languages/language.ts';

const english = {
  ourHospital: 'Our hospital',
  inCharge: 'The medical officer in charge, ',
  reviewBoard: 'Mental Health Review Board',
  legalAid: 'Free legal help near you',
  legalAidInIndia: 'Free legal help in India',
  /** The name of the line for legal aid; undefined where the facts' own is shown. */
  legalAidLine: undefined as string | undefined,
  toTalk: 'To talk to someone',
  stop: '. ',
  listens: 'It listens; it does not decide complaints.',
  officeMissing: 'Its address and telephone will be shown here before we open.',
  partMissing: ({ address, phone }: { readonly address: boolean; readonly phone: boolean }) => {
    const missing = [...(address ? ['address'] : []), ...(phone ? ['telephone'] : [])];
    return `. The ${missing.join(' and ')} will be shown here before we open.`;
  },
};

export const whomWords: InLanguages<typeof english> = {
  en: english,
  hi: {
    ourHospital: 'हमारा अस्पताल',
    inCharge: 'मेडिकल ऑफ़िसर इंचार्ज, ',
    reviewBoard: 'मानसिक स्वास्थ्य समीक्षा बोर्ड',
    legalAid: 'आपके पास मुफ़्त कानूनी मदद',
    legalAidInIndia: 'पूरे भारत में मुफ़्त कानूनी मदद',
    legalAidLine: 'राष्ट्रीय विधिक सेवा प्राधिकरण (नालसा)',
    toTalk: 'किसी से बात करने के लिए',
    stop: '। ',
    listens: 'यहाँ बात सुनी जाती है; शिकायतों का फ़ैसला यहाँ नहीं होता।',
    officeMissing: 'इसका पता और फ़ोन अस्पताल खुलने से पहले यहाँ दिखाए जाएँगे।',
    partMissing: ({ address, phone }) => {
      const missing = [...(address ? ['पता'] : []), ...(phone ? ['फ़ोन'] : [])];
      return `। इसका ${missing.join(' और ')} अस्पताल खुलने से पहले यहाँ ${missing.length > 1 ? 'दिखाए जाएँगे' : 'दिखाया जाएगा'}।`;
    },
  },
};
