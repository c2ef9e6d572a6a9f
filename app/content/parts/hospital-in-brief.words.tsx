import type { ReactNode } from 'react';
import type { HospitalFacts } from '#app/hospital-facts/fact-shapes.ts';
import type { InLanguages } from '#app/languages/language.ts';
import { HospitalFact } from '#app/ui/locale/hospital-fact.tsx';
import { roomPrices } from '../prices/prices.ts';

const rooms = roomPrices.map(({ name }) => name.toLowerCase()).join(' or ');

const english = {
  before: ({ hospital }: Pick<HospitalFacts, 'hospital'>): ReactNode =>
    `${hospital.name} has ${hospital.beds} beds in ${hospital.location}: a ${rooms}, or the general ward. Pharmacy, blood collection and pathology are in the building, and so are a counselling room, yoga, meditation and a gym. See `,
  rooms: 'the rooms',
  and: ' and ',
  prices: 'all prices',
  after: ' before you come.',
};

export const briefWords: InLanguages<typeof english> = {
  en: english,
  hi: {
    before: ({ hospital }) => (
      <>
        <HospitalFact of="name" />
        {', '}
        <HospitalFact of="location" />
        {` में ${hospital.beds} बेड हैं: प्राइवेट कमरा, लग्ज़री कमरा, या जनरल वार्ड। दवा की दुकान, खून के सैंपल और जाँच की सुविधा यहीं है। काउंसलिंग का कमरा, योग, ध्यान और जिम भी यहीं हैं। आने से पहले `}
      </>
    ),
    rooms: 'कमरे',
    and: ' और ',
    prices: 'सारे खर्च',
    after: ' देख लें।',
  },
};
