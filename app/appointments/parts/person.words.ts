/** The form of who comes, and what stands beside its consent. */
import type { InLanguages } from '#app/languages/language.ts';

const english = {
  pickAnother: 'Pick another time',
  stillHere: 'What you typed is still here.',
  check: 'Go on to check',
  notBookedYet: 'Nothing is booked yet: you see everything once more before it is sent.',
  forWhom: 'Who is the appointment for?',
  whom: { self: 'Myself', other: 'Somebody else', child: 'Somebody under 18' } satisfies Record<
    'self' | 'other' | 'child',
    string
  >,
  patientName: 'Name of the person who will be seen',
  bookerName: 'Your own name',
  adultName: 'Name of the adult who comes along',
  adultHint: 'A parent or guardian. By video, the adult sits beside.',
  phoneHint: '10 digits. With it you find, move or cancel the appointment.',
  safeToCall: 'Is it safe to call you on this number?',
  safeToCallHint: 'Without a yes we do not call.',
  yes: 'Yes',
  noCall: 'No, please do not call',
  callAsHint: 'If somebody else picks up. Such as: a friend, an office.',
  email: 'E-mail',
  note: 'Anything we should know before',
  noteHint: (most: number) =>
    `At most ${most} characters. You may leave this empty and say it when you come.`,
  consent: 'I agree that you keep this for my appointment.',
  kept: 'We keep what you enter here and what becomes of the appointment: to see you, and to reach you about it.',
  seenBy:
    'Only the staff who need it for their work see it. It is on no list for others, and we send no advertising.',
  keptFor: (years: number) =>
    `We keep it for ${years} years after the appointment, as records of treatment are kept. Then your name, phone and words are erased.`,
  takenBack: ' What was done before stays right.',
};

export const personWords: InLanguages<typeof english> = {
  en: english,
  hi: {
    pickAnother: 'कोई दूसरा समय चुनें',
    stillHere: 'आपका लिखा हुआ यहीं है।',
    check: 'आगे बढ़ें और जाँच लें',
    notBookedYet: 'अभी अपॉइंटमेंट नहीं हुआ है: भेजने से पहले सब कुछ एक बार फिर दिखेगा।',
    forWhom: 'अपॉइंटमेंट किसके लिए है?',
    whom: { self: 'मेरे लिए', other: 'किसी और के लिए', child: 'जिनकी उम्र 18 साल से कम है, उनके लिए' },
    patientName: 'मरीज़ का नाम',
    bookerName: 'आपका अपना नाम',
    adultName: 'साथ आने वाले बड़े का नाम',
    adultHint: 'माता-पिता या अभिभावक। वीडियो पर दिखाना हो, तो वे पास बैठें।',
    phoneHint: '10 अंक। अपॉइंटमेंट देखने, बदलने या रद्द करने में भी यही नंबर लगेगा।',
    safeToCall: 'क्या इस नंबर पर आपको फ़ोन करना सुरक्षित है?',
    safeToCallHint: 'आपकी हाँ के बिना हम फ़ोन नहीं करते।',
    yes: 'हाँ',
    noCall: 'नहीं, फ़ोन न करें',
    callAsHint: 'अगर फ़ोन कोई और उठाए। जैसे: “एक दोस्त”, “दफ़्तर से”।',
    email: 'ईमेल',
    note: 'कुछ जो आप हमें पहले बताना चाहें',
    noteHint: (most) => `ज़्यादा से ज़्यादा ${most} अक्षर। चाहें तो खाली छोड़ दें और आकर बताएँ।`,
    consent: 'मेरी सहमति है कि आप मेरे अपॉइंटमेंट के लिए यह जानकारी रखें।',
    kept: 'आप यहाँ जो लिखते हैं और अपॉइंटमेंट का जो होता है, हम वह रखते हैं: आपको देखने के लिए, और इस बारे में आपसे बात करने के लिए।',
    seenBy:
      'इसे सिर्फ़ वे कर्मचारी देखते हैं जिन्हें अपने काम के लिए इसकी ज़रूरत है। यह किसी और की सूची में नहीं जाता, और हम विज्ञापन नहीं भेजते।',
    keptFor: (years) =>
      `अपॉइंटमेंट के बाद हम इसे ${years} साल रखते हैं, जैसे इलाज का रिकॉर्ड रखा जाता है। फिर आपका नाम, फ़ोन नंबर और आपकी लिखी बातें मिटा दी जाती हैं।`,
    takenBack: ' उससे पहले हमने जो किया, उस पर इसका असर नहीं होगा।',
  },
};
