import type { ConsultingLanguage, Gender } from '#app/doctors/doctor.values.ts';
import type { PaymentBefore } from '#app/doctors/payment-before.ts';
import { defaultFacts } from '#app/hospital-facts/default-facts.ts';
import { slotLabels } from '#app/time/slots.ts';
import { sampleTextsOf } from './doctor-texts.ts';
import { samplePhone } from './phones.ts';

const { hospital } = defaultFacts;

export type Portrait = 'dawn' | 'morning' | 'dusk' | 'night';

/** Doctor data in the format of the staff form. */
export interface SampleDoctor {
  readonly fields: Readonly<Record<string, string>>;
  readonly hospitalSlots: readonly string[];
  readonly videoSlots: readonly string[];
  readonly portrait?: Portrait;
  /** The doctor is created and then deleted, so that the bin has an entry. */
  readonly isDeletedAfterwards?: true;
}

const morning = slotLabels.slice(0, 8);
const afternoon = slotLabels.slice(10, 16);
const evening = slotLabels.slice(16);

const about = (care: string) =>
  `${care} This profile is sample data: the name is invented, and nobody works here under it. ` +
  'Staff replace it with the real doctor in the staff area.';

let phones = 100;

function sample(
  name: string,
  specialization: string,
  about_: string,
  {
    registration = 'Sample Medical Council',
    languages,
    ...more
  }: {
    fees: string;
    experience: string;
    qualification: string;
    awards: string;
    gender: Gender;
    languages: readonly ConsultingLanguage[];
  } & Partial<{
    /** Medical council. An empty string means no registration. */
    registration: string;
    ekalink: string;
    paymentBefore: PaymentBefore;
    availability: 'unavailable';
    isActive: 'false';
  }>,
): Pick<SampleDoctor, 'fields'> {
  phones += 1;
  const mailbox = name
    .replace(/^Dr\.? |^Ms |^Mr /, '')
    .toLowerCase()
    .replaceAll(' ', '.');
  return {
    fields: {
      name: `${name} (sample)`,
      specialization,
      hospital: hospital.name,
      about: about(about_),
      phone: samplePhone(phones),
      ...(registration === ''
        ? {}
        : { registrationCouncil: registration, registrationNumber: `SAMPLE-${phones}` }),
      email: `${mailbox}@hospital.example`,
      languages: JSON.stringify(languages),
      ...sampleTextsOf(name, registration !== ''),
      ...more,
    },
  };
}

/** Invented doctors, marked "(sample)". Together they cover every state of a doctor. All but one are booked on this site. */
export const sampleDoctors: readonly SampleDoctor[] = [
  {
    ...sample(
      'Dr. Asha Verma',
      'Psychiatry',
      'Depression, anxiety, bipolar disorder and schizophrenia, with time to listen on the first visit.',
      {
        fees: '1200',
        experience: '18',
        qualification: 'MBBS, MD (Psychiatry)',
        awards: 'Sample member, Indian Psychiatric Society',
        gender: 'woman',
        languages: ['hi', 'en'],
        paymentBefore: 'video',
      },
    ),
    hospitalSlots: morning,
    videoSlots: evening,
    portrait: 'dawn',
  },
  {
    ...sample(
      'Ms Meera Nair',
      'Clinical psychology',
      'Cognitive behaviour therapy and dialectical behaviour therapy for worry, low mood and strong emotions.',
      {
        fees: '1800',
        experience: '11',
        qualification: 'M.Phil (Clinical Psychology)',
        awards: 'Sample member, Indian Association of Clinical Psychologists',
        gender: 'woman',
        languages: ['hi', 'en', 'ml'],
        // A page that exists: the domain is reserved for examples (RFC 2606).
        ekalink: 'https://example.com/',
      },
    ),
    hospitalSlots: [...morning, ...afternoon],
    videoSlots: evening,
    portrait: 'morning',
  },
  {
    ...sample(
      'Dr. Gurpreet Sandhu',
      'De-addiction',
      'Alcohol, opioid and tobacco dependence: detoxification, buprenorphine and naltrexone, and staying well after.',
      {
        fees: '1000',
        experience: '14',
        qualification: 'MBBS, DPM, fellowship in addiction psychiatry',
        awards: 'Sample member, Indian Society for Addiction Medicine',
        gender: 'man',
        languages: ['hi', 'pa', 'en'],
        // 'null' means that there is no link (requirement 24).
        ekalink: 'null',
      },
    ),
    hospitalSlots: afternoon,
    videoSlots: [],
    portrait: 'dusk',
  },
  {
    ...sample(
      'Dr. Kavita Rao',
      'Child guidance',
      'ADHD, autism, learning and behaviour difficulties, together with parents and school.',
      {
        fees: '1500',
        experience: '9',
        qualification: 'MBBS, MD (Psychiatry), fellowship in child psychiatry',
        awards: 'None listed (sample)',
        gender: 'woman',
        languages: ['hi', 'pa', 'en'],
      },
    ),
    hospitalSlots: morning,
    videoSlots: morning.slice(4),
    portrait: 'morning',
  },
  {
    ...sample(
      'Dr. Imran Qureshi',
      'Sexual wellness',
      'Premature ejaculation, erectile difficulty, low desire and dhat, in private and without judgement.',
      {
        fees: '1500',
        experience: '16',
        qualification: 'MBBS, MD (Psychiatry), certificate in psychosexual medicine',
        awards: 'None listed (sample)',
        gender: 'man',
        languages: ['hi', 'en', 'ur'],
      },
    ),
    hospitalSlots: evening,
    videoSlots: evening,
  },
  {
    ...sample(
      'Dr. Leela Thapa',
      'Sleep medicine',
      'Insomnia, sleep that does not refresh, sleepwalking and nightmares, with a sleep study where it helps.',
      {
        fees: '1400',
        experience: '8',
        qualification: 'MBBS, MD (Medicine), fellowship in sleep medicine',
        awards: 'None listed (sample)',
        gender: 'woman',
        languages: ['hi', 'en', 'ne'],
      },
    ),
    hospitalSlots: [],
    videoSlots: evening,
    portrait: 'dawn',
  },
  {
    ...sample(
      'Dr. Rohan Bhatt',
      'Neurology: headache',
      'Migraine, tension headache and headaches that need a scan.',
      {
        fees: '1600',
        experience: '20',
        qualification: 'MBBS, MD (Medicine), DM (Neurology)',
        awards: 'Sample member, Indian Academy of Neurology',
        gender: 'man',
        languages: ['hi', 'en'],
        availability: 'unavailable',
      },
    ),
    hospitalSlots: morning,
    videoSlots: [],
    portrait: 'night',
  },
  {
    ...sample(
      'Dr. Sunita Pillai',
      'Neurology: epilepsy',
      'Seizures in adults and children, EEG, and first aid for families.',
      {
        fees: '1600',
        experience: '12',
        qualification: 'MBBS, MD (Paediatrics), DM (Neurology)',
        awards: 'None listed (sample)',
        gender: 'woman',
        languages: ['hi', 'en', 'ml'],
      },
    ),
    hospitalSlots: afternoon,
    videoSlots: afternoon,
  },
  {
    ...sample(
      'Mr Arjun Mehta',
      'Counselling and therapy',
      'Individual, couple and family counselling, stress management and relaxation therapy.',
      {
        fees: '1500',
        experience: '6',
        qualification: 'MA (Psychology), PG diploma in counselling',
        awards: 'None listed (sample)',
        gender: 'man',
        languages: ['hi', 'pa', 'en', 'bgc'],
        registration: '',
        isActive: 'false',
      },
    ),
    hospitalSlots: afternoon,
    videoSlots: evening,
    portrait: 'night',
  },
  {
    ...sample(
      'Dr. Vikram Joshi',
      'General medicine',
      'General medical care for people who stay in the hospital.',
      {
        fees: '800',
        experience: '5',
        qualification: 'MBBS, MD (Medicine)',
        awards: 'None listed (sample)',
        gender: 'man',
        languages: ['hi', 'en'],
      },
    ),
    hospitalSlots: morning,
    videoSlots: [],
    portrait: 'night',
    isDeletedAfterwards: true,
  },
];
