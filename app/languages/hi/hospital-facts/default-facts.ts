import type * as english from '#messages/hospital-facts/default-facts.ts';

export const defaultPlace: typeof english.defaultPlace = {
  name: 'पंचकूला माइंड एंड वेलनेस हॉस्पिटल',
  shortName: 'पंचकूला माइंड एंड वेलनेस',
  location: 'सेक्टर 15, पंचकूला (हरियाणा)',
  address: 'सेक्टर 15, पंचकूला, हरियाणा 134113',
};

export const defaultOffices: typeof english.defaultOffices = {
  medicalOfficer: {
    title: 'मेडिकल ऑफ़िसर इंचार्ज',
    description:
      'इलाज की ज़िम्मेदारी: कौन भर्ती हो, इलाज की योजना कैसे बने और समय-समय पर कैसे देखी जाए, और मरीज़ कब घर जाएँ। मानसिक स्वास्थ्य देखभाल अधिनियम के अनुसार शिकायत सबसे पहले इन्हीं के पास जाती है।',
  },
  nurse: {
    title: 'नर्स इंचार्ज',
    description:
      'दिन-रात की देखभाल की ज़िम्मेदारी: वार्ड सुरक्षित और शांत रहे, दवाएँ वैसे ही मिलें जैसे लिखी गई हैं, और हर मरीज़ की इज़्ज़त और प्राइवेसी बनी रहे।',
  },
  administrator: {
    title: 'एडमिनिस्ट्रेटर',
    description:
      'इलाज के साथ की हर बात की ज़िम्मेदारी: अपॉइंटमेंट, कमरे और खाना, समझ में आने वाले बिल, बीमा के कागज़, और साफ़ और ठीक हालत में इमारत।',
  },
};

export const defaultDepartments: typeof english.defaultDepartments = {
  civilHospital: {
    name: 'सिविल अस्पताल, सेक्टर 6, पंचकूला',
    takes: 'इमरजेंसी ब्लॉक। मानसिक इलाज और नशा मुक्ति चौथी मंज़िल पर।',
  },
  gmch: {
    name: 'जीएमसीएच-32, चंडीगढ़',
    takes: 'इमरजेंसी और ट्रॉमा ब्लॉक, आईसीयू। मानसिक इलाज दिन-रात।',
  },
  pgimer: {
    name: 'पीजीआई, सेक्टर 12, चंडीगढ़',
    takes: 'इमरजेंसी कॉम्प्लेक्स, ट्रॉमा सेंटर। ज़हर के मामलों का इलाज।',
  },
};
