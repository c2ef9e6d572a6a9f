import { phones } from '#app/site/facts.ts';
import { publicPages } from '#app/site/pages.ts';
import { rupees } from '#app/site/rupees.ts';
import { TextLink } from '#app/ui/text-link/text-link.tsx';
import type { FrontMatter } from '../front-matter.server.ts';
import { quotedPrice } from '../prices.ts';
import * as css from './facts-strip.css.ts';

interface FactsStripProps {
  readonly page: Pick<FrontMatter, 'whoTreats' | 'firstStep' | 'price'>;
}

/** What most readers look for first: whom to see, how it starts, what it costs, whom to call. */
export function FactsStrip({ page }: FactsStripProps) {
  return (
    <dl className={css.strip}>
      <div className={css.fact}>
        <dt className={css.name}>Who treats this</dt>
        <dd>{page.whoTreats}</dd>
      </div>
      <div className={css.fact}>
        <dt className={css.name}>First step</dt>
        <dd>{page.firstStep}</dd>
      </div>
      <div className={css.fact}>
        <dt className={css.name}>Price</dt>
        <dd>
          <PriceOf page={page} />
        </dd>
      </div>
      <div className={css.fact}>
        <dt className={css.name}>Call us</dt>
        <dd>
          <a href={phones.admission.href} className={css.phone}>
            {phones.admission.shown}
          </a>
        </dd>
      </div>
    </dl>
  );
}

function PriceOf({ page }: FactsStripProps) {
  const price = quotedPrice(page.price);
  if (!price) {
    return (
      <>
        Each doctor’s fee stands on <TextLink href={publicPages.doctors.path}>the doctors’ page</TextLink>
      </>
    );
  }
  return (
    <>
      {`${price.name}: ${rupees(price.cost)} ${price.unit}. `}
      <TextLink href={publicPages.prices.path}>All prices</TextLink>
    </>
  );
}
