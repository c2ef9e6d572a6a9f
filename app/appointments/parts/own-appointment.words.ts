/** The page on which an appointment is looked up, moved or cancelled. */
import type { InLanguages } from '#app/site/language.ts';

interface OwnAppointmentWords {
  readonly lead: string;
  readonly home: string;
  readonly reference: string;
  readonly referenceHint: string;
  readonly phoneHint: string;
  readonly find: string;
  readonly lost: string;
  readonly when: string;
  readonly with: string;
  readonly where: string;
  readonly forWhom: string;
  readonly state: string;
  readonly keep: string;
  readonly cancelQuestion: string;
  readonly yesCancel: string;
  readonly moveQuestion: string;
  readonly move: string;
  readonly cancel: string;
  readonly notShownYet: string;
  readonly goOn: string;
  readonly new: string;
  readonly moved: string;
  readonly cancelled: string;
  readonly bookAnother: string;
  readonly until: (hours: number) => string;
  readonly toWhichDay: string;
  readonly whichTimeOn: (day: string) => string;
  readonly anotherDay: string;
  readonly untilNow: string;
}

export const ownAppointmentWords: InLanguages<OwnAppointmentWords> = {
  en: {
    lead: 'Look it up, move it or cancel it by its reference and your phone.',
    home: 'Home',
    reference: 'Reference',
    referenceHint: 'Six letters and digits, such as K7P-4RX.',
    phoneHint: 'The one it was booked with.',
    find: 'Find the appointment',
    lost: 'You have lost the reference? Call us: we find the appointment by your name.',
    when: 'When',
    with: 'With',
    where: 'Where',
    forWhom: 'For',
    state: 'State',
    keep: 'Leave it as it is',
    cancelQuestion: 'Cancel this appointment?',
    yesCancel: 'Yes, cancel it',
    moveQuestion: 'Move it to this time?',
    move: 'Move it',
    cancel: 'Cancel it',
    notShownYet: 'Not shown yet',
    goOn: 'Go on',
    new: 'New',
    moved: 'Moved. The time below is yours.',
    cancelled: 'Cancelled. You may book again whenever you like.',
    bookAnother: 'Book another',
    until: (hours) =>
      `Here it can be moved or cancelled until ${hours} hours before. After that, please call.`,
    toWhichDay: 'To which day?',
    whichTimeOn: (day) => `Which time on ${day}?`,
    anotherDay: 'Another day',
    untilNow: 'Until now',
  },
  hi: {
    lead: 'रेफ़रेंस और अपने फ़ोन नंबर से इसे देखें, समय बदलें या रद्द करें।',
    home: 'होम',
    reference: 'रेफ़रेंस',
    referenceHint: 'अंग्रेज़ी के अक्षर और अंक, कुल मिलाकर छह। अपॉइंटमेंट लेते समय ये दिखे थे।',
    phoneHint: 'वही नंबर जो अपॉइंटमेंट लेते समय लिखा था।',
    find: 'अपॉइंटमेंट खोजें',
    lost: 'रेफ़रेंस खो गया? हमें फ़ोन करें: हम आपके नाम से अपॉइंटमेंट ढूँढ लेंगे।',
    when: 'कब',
    with: 'डॉक्टर',
    where: 'कहाँ',
    forWhom: 'किसके लिए',
    state: 'स्थिति',
    keep: 'जैसा है, वैसा रहने दें',
    cancelQuestion: 'क्या यह अपॉइंटमेंट रद्द करना है?',
    yesCancel: 'हाँ, रद्द करें',
    moveQuestion: 'क्या यह नया समय ठीक है?',
    move: 'समय बदलें',
    cancel: 'रद्द करें',
    notShownYet: 'अभी दिख नहीं सका',
    goOn: 'आगे बढ़ें',
    new: 'नया समय',
    moved: 'समय बदल गया। नीचे लिखा समय अब आपका है।',
    cancelled: 'अपॉइंटमेंट रद्द हो गया। आप जब चाहें, फिर ले सकते हैं।',
    bookAnother: 'दूसरा अपॉइंटमेंट लें',
    until: (hours) =>
      `तय समय से ${hours} घंटे पहले तक आप यहाँ समय बदल सकते हैं या अपॉइंटमेंट रद्द कर सकते हैं। उसके बाद फ़ोन करें।`,
    toWhichDay: 'किस दिन?',
    whichTimeOn: (day) => `${day} को कौन सा समय?`,
    anotherDay: 'कोई दूसरा दिन',
    untilNow: 'पुराना समय',
  },
};
