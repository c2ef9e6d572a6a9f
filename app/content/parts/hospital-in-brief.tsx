import { hospital } from '#app/site/facts.ts';
import { publicPages } from '#app/site/pages.ts';
import { useEdition } from '#app/ui/language/edition.ts';
import { HospitalFact } from '#app/ui/language/hospital-fact.tsx';
import { TextLink } from '#app/ui/text-link/text-link.tsx';
import { roomPrices } from '../prices.ts';

const rooms = roomPrices.map(({ name }) => name.toLowerCase()).join(' or ');

/** What the hospital is, after a page's own words on why people come here: once for all pages, from the facts. */
export function HospitalInBrief() {
  const { language, pathTo } = useEdition();
  if (language === 'hi') return <InHindi />;
  return (
    <p>
      {`${hospital.name} has ${hospital.beds} beds in ${hospital.location}: a ${rooms}, or the general ward. `}
      Pharmacy, blood collection and pathology are in the building, and so are a counselling room, yoga,
      meditation and a gym. See <TextLink href={pathTo(publicPages.pictures.path)}>the rooms</TextLink> and{' '}
      <TextLink href={pathTo(publicPages.prices.path)}>all prices</TextLink> before you come.
    </p>
  );
}

function InHindi() {
  const { pathTo } = useEdition();
  return (
    <p>
      <HospitalFact of="name" />
      {`, `}
      <HospitalFact of="location" />
      {` में ${hospital.beds} बेड हैं: प्राइवेट कमरा, लग्ज़री कमरा, या जनरल वार्ड। दवा की दुकान, खून के सैंपल और जाँच की सुविधा यहीं है। काउंसलिंग का कमरा, योग, ध्यान और जिम भी यहीं हैं। आने से पहले `}
      <TextLink href={pathTo(publicPages.pictures.path)}>कमरे</TextLink>
      {' और '}
      <TextLink href={pathTo(publicPages.prices.path)}>सारे खर्च</TextLink>
      {' देख लें।'}
    </p>
  );
}
