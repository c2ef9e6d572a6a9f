import { publicPages } from '#app/navigation/pages.ts';
import { useHospitalFacts } from '#app/ui/facts-context/hospital-facts.ts';
import { MixedScriptText } from '#app/ui/locale/mixed-script-text.tsx';
import { usePageLocale, useWords } from '#app/ui/locale/page-locale.ts';
import { TextLink } from '#app/ui/text-link/text-link.tsx';
import { TextWithLink } from '#app/ui/text-link/text-with-link.tsx';
import { priceWords } from '#messages/content/prices/price.ts';
import { partWords } from '#messages/content/reading/page-parts.ts';
import type { FrontMatter } from '../front-matter.server.ts';
import { consultation, quotedPrice } from '../prices/prices.ts';
import { PhoneFold } from '../reading/phone-fold.tsx';
import * as css from './facts-strip.css.ts';

interface FactsStripProps {
  readonly page: Pick<FrontMatter, 'whoTreats' | 'firstStep' | 'price'>;
}

/** Key facts of an information page: who treats, the first step, the price and the phone number. */
export function FactsStrip({ page }: FactsStripProps) {
  const { phones } = useHospitalFacts();
  const words = useWords(partWords);
  return (
    <PhoneFold summary={words.facts}>
      <dl className={css.strip}>
        <div className={css.fact}>
          <dt className={css.name}>{words.whoTreats}</dt>
          <dd>{page.whoTreats}</dd>
        </div>
        <div className={css.fact}>
          <dt className={css.name}>{words.firstStep}</dt>
          <dd>{page.firstStep}</dd>
        </div>
        <div className={css.fact}>
          <dt className={css.name}>{words.price}</dt>
          <dd>
            <PriceOf page={page} />
          </dd>
        </div>
        <div className={css.fact}>
          <dt className={css.name}>{words.callUs}</dt>
          <dd>
            <a href={phones.admission.href} className={css.phone}>
              {phones.admission.shown}
            </a>
          </dd>
        </div>
      </dl>
    </PhoneFold>
  );
}

function PriceOf({ page }: FactsStripProps) {
  const words = useWords(priceWords);
  const facts = useHospitalFacts();
  const { pathTo, locale } = usePageLocale();
  if (page.price === consultation)
    return <TextWithLink words={words.feeStands} href={publicPages.doctors.path} />;
  // The form of the prices refuses to remove a price that a page quotes, but a later page can quote a removed one.
  const price = quotedPrice(page.price, facts, locale);
  return (
    <>
      {price && <MixedScriptText>{words.quoted(price)}</MixedScriptText>}
      <TextLink href={pathTo(publicPages.prices.path)}>{words.allPrices}</TextLink>
    </>
  );
}
