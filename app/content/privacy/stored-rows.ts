import type { ByLocale } from '#app/languages/locales.ts';
import { retention } from './retention.ts';

type StoredRow = readonly [what: string, why: string, howLong: string];

/** Everything that this website stores about a person, why, and for how long. */
export const storedRows: readonly ByLocale<StoredRow>[] = [
  {
    en: [
      'Pages you read',
      'Your request, only to answer it. There is no list of who read or searched for what.',
      'Not kept',
    ],
    hi: [
      'जो पेज आप पढ़ते हैं',
      'आपने जो माँगा, सिर्फ़ उसका जवाब देने के लिए। किसने क्या पढ़ा या खोजा, इसकी कोई सूची नहीं है।',
      'नहीं रखा जाता',
    ],
  },
  {
    en: [
      'Failures',
      'The time, the fault, a random number and the address of the page, to mend it, and the same of a form that was sent. Never what you typed.',
      `${retention.failureLogDays} days`,
    ],
    hi: [
      'गड़बड़ियाँ',
      'समय, गड़बड़ी, एक बेतरतीब नंबर और पेज का पता, उसे ठीक करने के लिए; भेजे गए फ़ॉर्म के लिए भी यही। आपने जो लिखा, वह कभी नहीं।',
      `${retention.failureLogDays} दिन`,
    ],
  },
  {
    en: [
      'Doctors',
      'Name, work, fee, times and photograph, to show who works here; a phone and an e-mail that only staff see.',
      'While listed here. When a doctor is removed, the entry is hidden at once, and erased when the doctor asks.',
    ],
    hi: [
      'डॉक्टर',
      'नाम, काम, फ़ीस, समय और फ़ोटो, यह दिखाने के लिए कि यहाँ कौन काम करते हैं; एक फ़ोन और ईमेल, जो सिर्फ़ स्टाफ़ देखता है।',
      'जब तक यहाँ सूची में हैं। डॉक्टर हटें, तो जानकारी तुरंत छिपा दी जाती है, और डॉक्टर के कहने पर मिटा दी जाती है।',
    ],
  },
  {
    en: [
      'Patients’ stories',
      'The link of a film, its title and picture, who consented, when, and a note: to publish it only with consent, and to prove that.',
      'The consent until it is withdrawn; the link, its title and its picture until the link is deleted',
    ],
    hi: [
      'मरीज़ों की कहानियाँ',
      'फ़िल्म का लिंक, उसका शीर्षक और तस्वीर, किसने सहमति दी, कब, और एक नोट: ताकि वह सहमति से ही दिखाई जाए, और इसका सबूत रहे।',
      'सहमति, जब तक वापस न ली जाए; लिंक, उसका शीर्षक और तस्वीर, जब तक लिंक न मिटाया जाए',
    ],
  },
  {
    en: [
      'Appointments',
      'The name, phone, e-mail and note that you enter, who comes along, how we may call you, the doctor, day and time, what was changed and your consent: to see you at that time.',
      `${retention.appointmentYears} years, as for records of treatment. Then only the doctor, day and outcome stay, without your name.`,
    ],
    hi: [
      'अपॉइंटमेंट',
      'नाम, फ़ोन, ईमेल और नोट, जो आप भरें; साथ कौन आएगा, हम आपको फ़ोन कैसे करें, डॉक्टर, दिन और समय, क्या बदला गया और आपकी सहमति: ताकि उस समय आपको देखा जाए।',
      `${retention.appointmentYears} साल, जैसे इलाज के रिकॉर्ड के लिए होता है। फिर सिर्फ़ डॉक्टर, दिन और नतीजा रहते हैं, आपके नाम के बिना।`,
    ],
  },
  {
    en: [
      'Payments',
      'What you paid, how, and the name on the receipt: to give you a receipt and to keep our books.',
      `${retention.receiptYears} financial years, as for books of account. Then your name is taken out.`,
    ],
    hi: [
      'पैसे देना',
      'आपने कितना दिया, कैसे, और रसीद पर लिखा नाम: आपको रसीद देने और अपना हिसाब रखने के लिए।',
      `${retention.receiptYears} वित्तीय वर्ष, जैसे हिसाब की किताबों के लिए होता है। फिर आपका नाम हटा दिया जाता है।`,
    ],
  },
  {
    en: [
      'Requests for a call',
      'Your name or initials, phone, the best time and whom we may say is calling: to call you.',
      `${retention.callbackDays} days`,
    ],
    hi: [
      'फ़ोन करने की माँग',
      'आपका नाम या उसके पहले अक्षर, फ़ोन, फ़ोन का अच्छा समय, और किसका फ़ोन है यह हम क्या कहें: आपको फ़ोन करने के लिए।',
      `${retention.callbackDays} दिन`,
    ],
  },
  {
    en: [
      'Tries to book, to find an appointment or to be called',
      'How many, under a code that holds neither phone nor address, to stop people who guess.',
      'A day at most',
    ],
    hi: [
      'अपॉइंटमेंट लेने, ढूँढने या फ़ोन माँगने की कोशिशें',
      'कितनी बार, एक ऐसे कोड के नीचे जिसमें न फ़ोन है न पता: अंदाज़े लगाने वालों को रोकने के लिए।',
      'ज़्यादा से ज़्यादा एक दिन',
    ],
  },
  {
    en: [
      'Staff accounts',
      'Name, e-mail and a scrambled form of the password, to let staff in and nobody else.',
      'While the person works here. Then the account is closed, and its name stays for the log of changes until they ask us to erase it.',
    ],
    hi: [
      'स्टाफ़ के खाते',
      'नाम, ईमेल और पासवर्ड का उलझाया हुआ रूप: ताकि सिर्फ़ स्टाफ़ अंदर आए, और कोई नहीं।',
      'जब तक वे यहाँ काम करते हैं। फिर खाता बंद होता है, और नाम बदलावों की सूची के लिए रहता है, जब तक वे हमसे मिटाने को न कहें।',
    ],
  },
  {
    en: [
      'Staff sessions',
      'Times, internet address and kind of browser, to stay signed in and to end it on a lost phone.',
      `${retention.sessionHours} hours (${retention.idleSessionHours} without use), or ${retention.rememberedSessionDays} days (${retention.idleRememberedSessionDays} without use) if staff ask to be remembered; erased within a day after that`,
    ],
    hi: [
      'स्टाफ़ के सेशन',
      'समय, इंटरनेट का पता और ब्राउज़र की किस्म: साइन-इन बना रखने के लिए, और खोए फ़ोन पर उसे बंद करने के लिए।',
      `${retention.sessionHours} घंटे (इस्तेमाल न हो तो ${retention.idleSessionHours}), या ${retention.rememberedSessionDays} दिन (इस्तेमाल न हो तो ${retention.idleRememberedSessionDays}) अगर स्टाफ़ याद रखने को कहे; उसके बाद एक दिन के अंदर मिटा दिया जाता है`,
    ],
  },
  {
    en: [
      'Tries to sign in',
      'How many, under a code that holds no address, to stop people who guess passwords.',
      'A day at most',
    ],
    hi: [
      'साइन-इन की कोशिशें',
      'कितनी बार, एक ऐसे कोड के नीचे जिसमें कोई पता नहीं है: पासवर्ड का अंदाज़ा लगाने वालों को रोकने के लिए।',
      'ज़्यादा से ज़्यादा एक दिन',
    ],
  },
  {
    en: [
      'Log of changes',
      'Who changed what, who opened an appointment, who signed in or tried to, when and from which internet address, to find out what happened.',
      `${retention.auditDays} days`,
    ],
    hi: [
      'बदलावों की सूची',
      'किसने क्या बदला, किसने कोई अपॉइंटमेंट खोला, किसने साइन-इन किया या करना चाहा, कब और इंटरनेट के किस पते से: यह जानने के लिए कि क्या हुआ।',
      `${retention.auditDays} दिन`,
    ],
  },
  {
    en: [
      'Emergency copies',
      'All of the above but the failures, as they were, to bring back what was lost by mistake.',
      `${retention.databaseCopiesDays} days`,
    ],
    hi: [
      'आपात कॉपियाँ',
      'ऊपर का सब कुछ, गड़बड़ियों को छोड़कर, जैसा था वैसा: गलती से खोया हुआ वापस लाने के लिए।',
      `${retention.databaseCopiesDays} दिन`,
    ],
  },
];
