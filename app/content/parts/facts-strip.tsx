import { publicPages } from '#app/navigation/pages.ts';
import { useHospitalFacts } from '#app/ui/facts-context/hospital-facts.ts';
import { MixedScriptText } from '#app/ui/locale/mixed-script-text.tsx';
import { usePageLocale, useWords } from '#app/ui/locale/page-locale.ts';
import { PhoneFoldBelow } from '#app/ui/phone-fold/phone-fold-below.tsx';
import { TextLink } from '#app/ui/text-link/text-link.tsx';
import { TextWithLink } from '#app/ui/text-link/text-with-link.tsx';
import { dangerWords } from '#messages/content/dangers/danger-words.ts';
import { tierWords } from '#messages/content/dangers/tier.ts';
import { priceWords } from '#messages/content/prices/price.ts';
import { partWords } from '#messages/content/reading/page-parts.ts';
import { shownOfTier } from '../dangers/page-dangers.ts';
import type { FrontMatter } from '../front-matter.server.ts';
import { consultation, quotedPrice } from '../prices/prices.ts';
import * as css from './facts-strip.later.css.ts';

interface FactsStripProps {
  readonly page: Pick<FrontMatter, 'whoTreats' | 'firstStep' | 'price' | 'dangers' | 'moreDangers'>;
}

/** Key facts of an information page: who treats, the first step, the price, the phone number, and the signs for which to book a visit. */
export function FactsStrip({ page }: FactsStripProps) {
  const { phones } = useHospitalFacts();
  const words = useWords(partWords);
  return (
    <PhoneFoldBelow summary={words.facts}>
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
      <VisitSigns page={page} />
    </PhoneFoldBelow>
  );
}

/** Signs that can wait for some days. */
function VisitSigns({ page: { dangers, moreDangers } }: FactsStripProps) {
  const { headings } = useWords(tierWords);
  const words = useWords(dangerWords);
  const rows = shownOfTier(dangers, 'soon', moreDangers !== undefined);
  if (rows.length === 0) return null;
  return (
    <div className={css.visit}>
      <p className={css.name}>{headings.soon}</p>
      <ul className={css.visitSigns}>
        {rows.map((id) => (
          <li key={id}>{words[id].sign}</li>
        ))}
      </ul>
    </div>
  );
}

function PriceOf({ page }: { readonly page: Pick<FrontMatter, 'price'> }) {
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
