import { HospitalFact } from '#app/ui/locale/hospital-fact.tsx';
import type * as english from '#messages/content/hospital-in-brief.tsx';

export const briefWords: typeof english.briefWords = {
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
};
