import type { InLanguages } from '#app/site/language.ts';

const english = {
  title: 'Overdose: save a life',
  signs:
    'Signs: cannot be woken; slow, gurgling or no breathing; blue or grey lips; tiny pupils. Not sure? Act as if it is one.',
  steps: [
    'Shout, shake, rub the breastbone hard.',
    'Call and say: “Not waking, not breathing.” Do what the operator tells you.',
    'Tip the head back, lift the chin, clear the mouth. Pinch the nose and give 2 breaths, then 1 every 5 seconds.',
    'If they breathe again, roll them on their side.',
    'Stay and watch. Breathing can stop again, so the hospital is always next.',
  ],
  never: 'Never leave them alone. No bath, no ice, no vomiting, no salt or milk by needle.',
  naloxone:
    'Naloxone can bring breathing back in 2 to 5 minutes, and fades after 20 to 30. Ambulance and hospital give it; ask our team.',
  danger: 'Alcohol and sedatives add to the danger. After a week without opioids the old amount can kill.',
};

export const overdoseWords: InLanguages<typeof english> = {
  en: english,
  hi: {
    title: 'ओवरडोज़: जान बचाएँ',
    signs:
      'पहचान: जगाने पर न जागना; साँस धीमी, घरघराती या बंद; होंठ नीले या सलेटी; आँख की पुतली बहुत छोटी। पक्का न हो, तब भी ओवरडोज़ मानकर चलें।',
    steps: [
      'ज़ोर से आवाज़ दें, हिलाएँ, छाती की बीच की हड्डी ज़ोर से रगड़ें।',
      'फ़ोन करें और कहें: “जाग नहीं रहे, साँस नहीं आ रही।” फ़ोन पर जो बताया जाए, वह करें।',
      'सिर पीछे झुकाएँ, ठुड्डी उठाएँ, मुँह साफ़ करें। नाक दबाकर मुँह से 2 साँसें दें, फिर हर 5 सेकंड में 1।',
      'साँस लौट आए तो करवट पर लिटाएँ।',
      'पास रहें और देखते रहें। साँस फिर रुक सकती है, इसलिए अस्पताल जाना ज़रूरी है।',
    ],
    never: 'अकेला कभी न छोड़ें। न नहलाएँ, न बर्फ़ लगाएँ, न उल्टी कराएँ, न सुई से नमक या दूध चढ़ाएँ।',
    naloxone:
      'नालोक्सोन 2 से 5 मिनट में साँस लौटा सकती है, पर 20 से 30 मिनट में असर घट जाता है। एम्बुलेंस और अस्पताल इसे देते हैं; हमारी टीम से पूछें।',
    danger:
      'शराब और नींद या घबराहट की गोलियाँ खतरा बढ़ाती हैं। एक हफ़्ते बिना अफ़ीम जैसे नशे के रहने पर पुरानी मात्रा जान ले सकती है।',
  },
};
