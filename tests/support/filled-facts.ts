import { photographPlaces } from '#app/hospital/photograph-places.ts';
import { priceInputName } from '#app/hospital/price-rows.ts';
import { defaultFacts } from '#app/hospital-facts/default-facts.ts';
import type { FactSectionId } from '#app/hospital-facts/fact-sections.ts';
import { priceListIds } from '#app/hospital-facts/known-prices.ts';
import { messageKinds } from '#app/hospital-facts/message-facts.ts';
import { messageTexts as hindiMessageTexts } from '#app/languages/hi/messages/texts.ts';
import { messageTexts as punjabiMessageTexts } from '#app/languages/pa/messages/texts.ts';
import { formatMoney } from '#app/money/money.ts';
import { informationGroups } from '#app/navigation/pages.ts';
import { addDays, dayInIndia } from '#app/time/calendar.ts';
import { messageTexts } from '#messages/messages/texts.ts';

/**
 * Day on which all facts are entered. It is today, because the launch check requires calls within the last
 * six months.
 */
export const filledOn = dayInIndia(new Date());

const department = (number: number, name: string) => ({
  [`name${number}`]: name,
  [`hindiName${number}`]: 'सिविल अस्पताल',
  [`takes${number}`]: 'All emergencies, day and night.',
  [`hindiTakes${number}`]: 'हर इमरजेंसी, दिन-रात।',
  [`map${number}`]: `maps.app.goo.gl/AbCdEf12${number}`,
  [`phone${number}`]: `0172 256 001${number}`,
  [`calledOn${number}`]: filledOn,
});

/** The prices in the code as the form has them, and a test that the code does not know. */
const typedPrices: Readonly<Record<string, string>> = Object.fromEntries(
  priceListIds.flatMap((list) =>
    [
      ...defaultFacts.prices[list].map(({ id, name, includes, cost }) => ({
        id,
        name,
        amount: formatMoney(cost),
        includes: includes ?? '',
      })),
      ...(list === 'testing'
        ? [
            {
              name: 'Memory test',
              'name-hi': 'याददाश्त का टेस्ट',
              amount: 'Rs. 1,250/-',
              nextAmount: '1,400',
              nextFrom: addDays(filledOn, 40),
            },
          ]
        : []),
    ].flatMap((row, index) =>
      Object.entries(row).map(([part, text]) => [priceInputName(list, index + 1, part), text]),
    ),
  ),
);

/**
 * Input of a manager who knows every fact, for each section of the page Hospital, spelt as people type it.
 */
export const filledFacts: Readonly<Record<FactSectionId, Readonly<Record<string, string>>>> = {
  notices: {
    text1: 'Closed on Diwali. The phone is answered.',
    hindiText1: 'दीवाली पर बंद। फ़ोन पर बात हो सकती है।',
    from1: '',
    until1: filledOn,
    place1: 'all',
    place2: 'all',
    place3: 'all',
  },
  beds: { state: 'free', saidAt: '2026-12-01T10:30:00.000Z' },
  registrations: {
    mentalHealthNumber: 'SMHA/HR/2026/17',
    mentalHealthAuthority: 'State Mental Health Authority, Haryana',
    certificateShownAt: 'at the reception',
    establishment: 'not',
  },
  offices: {
    boardName: 'Mental Health Review Board, Panchkula',
    boardAddress: 'Civil Hospital, Sector 6, Panchkula',
    boardPhone: '0172 256 0009',
    legalName: 'District Legal Services Authority, Panchkula',
    legalAddress: 'District Courts, Sector 1, Panchkula',
    legalPhone: '+91 172 258 5566',
  },
  'personal-data': {
    name: 'Asha Rani',
    email: 'privacy@a-hospital.in',
    phone: '98765 43211',
    dataPlace: 'in India',
  },
  'name-and-place': {
    name: 'Asha Hospital for Mental Health',
    hindiName: 'आशा मानसिक स्वास्थ्य अस्पताल',
    hindiShortName: 'आशा अस्पताल',
    hindiAddress: 'प्लॉट 7, सेक्टर 15, पंचकूला, हरियाणा 134113',
    hindiLocation: 'सेक्टर 15, पंचकूला',
    shortName: 'Asha Hospital',
    street: 'Plot 7, Sector 15',
    city: 'Panchkula',
    state: 'Haryana',
    postalCode: '134 113',
    location: 'Sector 15, Panchkula (HR)',
    mapUrl: 'maps.app.goo.gl/AbCdEf123',
  },
  'phones-and-mail': {
    admission: '+91 98765 43210',
    landline: '0172 256 0001',
    second: '9876501234',
    email: 'care@a-hospital.in',
  },
  'opening-hours': {
    'hours-first': 'Mon',
    'hours-last': 'Sat',
    'hours-from': '09:00',
    'hours-to': '18:30',
  },
  'find-us': {
    'opdHours-first': 'Mon',
    'opdHours-last': 'Sat',
    'opdHours-from': '10:00',
    'opdHours-to': '17:00',
    'visitingHours-first': 'Mon',
    'visitingHours-last': 'Sun',
    'visitingHours-from': '17:00',
    'visitingHours-to': '19:00',
    coordinates: '30.68420 76.86310',
    byBus: 'Bus 2B stops at the Sector 15 market, two minutes on foot.',
    hindiByBus: 'बस 2बी सेक्टर 15 मार्केट पर रुकती है, वहाँ से पैदल दो मिनट।',
    byAuto: 'Say “behind the Sector 15 market”.',
    byCar: 'From the highway take the road between Sectors 10 and 15.',
    byTrain: 'Chandigarh station, then an auto.',
    parking: 'In front of the gate, free.',
    stepFree: 'A ramp at the gate; ask the guard for a wheelchair.',
    bring: 'Old papers and your tablets.',
    bag: 'Clothes for a week, no blades.',
    atTheDoor: 'Ask the reception for your doctor by name.',
  },
  emergencies: {
    care: 'hours',
    'careHours-first': 'Mon',
    'careHours-last': 'Fri',
    'careHours-from': '10:00',
    'careHours-to': '17:00',
    ...department(1, 'Civil Hospital, Sector 6, Panchkula'),
    ...department(2, 'GMCH-32, Chandigarh'),
    ...department(3, 'PGIMER, Sector 12, Chandigarh'),
  },
  reviewer: { name: 'Dr. Meera Gill', registration: 'HMC 12345' },
  'page-reviews': Object.fromEntries(
    informationGroups.flatMap(({ pages }) => pages.map(({ path }) => [path, '2026-11-20'])),
  ),
  prices: {
    ...typedPrices,
    smallPackSessions: '5',
    smallPackOff: '8',
    largePackSessions: '12',
    largePackOff: '20',
    confirmedOn: filledOn,
    stayFrom: '10',
    stayTo: '14',
  },
  management: {
    name1: 'Dr. Meera Gill',
    title1: 'Medical officer in charge',
    description1: 'Answers for medical care.',
    name2: 'Sunita Devi',
    title2: 'Nurse in charge',
    description2: 'Answers for care by day and by night.',
    name3: 'Rohit Saini',
    title3: 'Administrator',
    description3: 'Answers for what surrounds care.',
  },
  // Values that the upload form of each place generates; a manager never types them.
  photographs: Object.fromEntries(
    photographPlaces.map((place) => [place, `${crypto.randomUUID()}.webp 800 450 What ${place} looks like.`]),
  ),
  holidays: { 'holidays-day': '2027-01-26', 'holidays-name': 'Republic Day' },
  'booking-times': { earliestNoticeHours: '3', horizonDays: '30', changeUntilHours: '4' },
  'video-visits': { videoServer: 'meet.asha-hospital.in' },
  profiles: {
    YouTube: 'youtube.com/@asha-hospital',
    Facebook: 'https://www.facebook.com/ashahospital',
    Instagram: 'https://www.instagram.com/ashahospital/',
  },
  recognition: {
    memberships: 'Indian Psychiatric Society\r\nIndian Medical Association, Panchkula',
    training: 'Basic life support for all staff, 2026',
    recognitions: 'NABH entry level',
  },
  payments: { upiId: 'ashahospital@okbank' },
  messages: {
    brand: 'ASHAPK',
    'channel-by-hand': 'on',
    // A channel of a gateway can be switched on after a test only.
    'channel-sms': '',
    'kind-confirmed': 'on',
    'kind-cancelled': 'on',
    header: 'ashapk',
    entityId: '1101234567890123456',
    phoneNumberId: '123456789012345',
    apiVersion: 'v23.0',
    mostVariables: '2',
    quietFrom: '21:30',
    quietUntil: '8:00',
    dayCap: '50',
    monthCap: '1000',
    smsPrice: '0.20',
    whatsappPrice: '0.15',
    ...Object.fromEntries(
      messageKinds.flatMap((kind) => [
        [`${kind}Text`, messageTexts[kind]],
        [`hindi${kind.charAt(0).toUpperCase()}${kind.slice(1)}Text`, hindiMessageTexts[kind]],
        [`punjabi${kind.charAt(0).toUpperCase()}${kind.slice(1)}Text`, punjabiMessageTexts[kind]],
      ]),
    ),
    confirmedText: 'We expect you: {when}. Ref {ref}. To change it, call {phone}. Thank you. -{brand}',
    confirmedDltId: '1107161234567890123',
    confirmedGatewayId: '65f0c1a2b3',
    hindiTodayWhatsappName: 'appt_today',
  },
  'message-tests': {
    'sms-sent': `${filledOn}\r\nen\r\nASHAPK\r\nASHAPK\r\n1101234567890123456`,
    'sms-arrived': `${filledOn}\r\nen\r\nASHAPK\r\nASHAPK\r\n1101234567890123456`,
    'whatsapp-sent': `${filledOn}\r\nhi\r\nASHAPK\r\n123456789012345\r\nv23.0`,
    'whatsapp-arrived': `${filledOn}\r\nhi\r\nASHAPK\r\n123456789012345\r\nv23.0`,
  },
};
