import type * as english from '#messages/content/rights/whom-to-call.ts';

export const whomWords: typeof english.whomWords = {
  ourHospital: 'हमारा अस्पताल',
  inCharge: 'मेडिकल ऑफ़िसर इंचार्ज, ',
  reviewBoard: 'मानसिक स्वास्थ्य समीक्षा बोर्ड',
  legalAid: 'आपके पास मुफ़्त कानूनी मदद',
  legalAidInIndia: 'पूरे भारत में मुफ़्त कानूनी मदद',
  legalAidLine: 'राष्ट्रीय विधिक सेवा प्राधिकरण (नालसा)',
  officeNames: {
    'District Legal Services Authority, Panchkula': 'ज़िला विधिक सेवा प्राधिकरण (डीएलएसए), पंचकूला',
  },
  toTalk: 'किसी से बात करने के लिए',
  stop: '। ',
  listens: 'यहाँ बात सुनी जाती है; शिकायतों का फ़ैसला यहाँ नहीं होता।',
  officeMissing: 'इसका पता और फ़ोन अस्पताल खुलने से पहले यहाँ दिखाए जाएँगे।',
  partMissing: ({ address, phone }) => {
    const missing = [...(address ? ['पता'] : []), ...(phone ? ['फ़ोन'] : [])];
    return `। इसका ${missing.join(' और ')} अस्पताल खुलने से पहले यहाँ ${missing.length > 1 ? 'दिखाए जाएँगे' : 'दिखाया जाएगा'}।`;
  },
};
