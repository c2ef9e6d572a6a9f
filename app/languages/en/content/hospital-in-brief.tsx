import type { ReactNode } from 'react';
import { roomPrices } from '#app/content/prices/prices.ts';
import type { HospitalFacts } from '#app/hospital-facts/fact-types.ts';
import { priceWords } from './prices/price.ts';

const rooms = roomPrices.map((room) => priceWords.nameOf(room).toLowerCase()).join(' or ');

export const briefWords = {
  before: ({ hospital }: Pick<HospitalFacts, 'hospital'>): ReactNode =>
    `${hospital.name} has ${hospital.beds} beds in ${hospital.location}: a ${rooms}, or the general ward. Pharmacy, blood collection and pathology are in the building, and so are a counselling room, yoga, meditation and a gym. See `,
  rooms: 'the rooms',
  and: ' and ',
  prices: 'all prices',
  after: ' before you come.',
};
