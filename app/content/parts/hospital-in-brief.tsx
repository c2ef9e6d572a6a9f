import { hospital } from '#app/site/facts.ts';
import { publicPages } from '#app/site/pages.ts';
import { TextLink } from '#app/ui/text-link/text-link.tsx';
import { roomPrices } from '../prices.ts';

const rooms = roomPrices.map(({ name }) => name.toLowerCase()).join(' or ');

/** What the hospital is, after a page's own words on why people come here: once for all pages, from the facts. */
export function HospitalInBrief() {
  return (
    <p>
      {`${hospital.name} has ${hospital.beds} beds in ${hospital.location}: a ${rooms}, or the general ward. `}
      Pharmacy, blood collection and pathology are in the building, and so are a counselling room, yoga,
      meditation and a gym. See <TextLink href={publicPages.pictures.path}>the rooms</TextLink> and{' '}
      <TextLink href={publicPages.prices.path}>all prices</TextLink> before you come.
    </p>
  );
}
