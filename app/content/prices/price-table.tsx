import type { ReactNode } from 'react';
import { formatMoney } from '#app/money/money.ts';
import { usePageLocale, useWords } from '#app/ui/locale/page-locale.ts';
import { TextLink } from '#app/ui/text-link/text-link.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx';
import { priceWords } from '#messages/content/prices/price.ts';
import { packSaving } from './cost-plan.ts';
import * as css from './price-table.css.ts';
import { type Pack, type Price, type PriceList, packs, type TherapyPrice } from './prices.ts';
import { RoomComparison } from './room-comparison.tsx';

interface PriceTableProps {
  readonly list: PriceList;
  /** Note on the whole list. */
  readonly children?: ReactNode;
}

const packNames = Object.keys(packs) as readonly Pack[];

const hasPacks = (price: Price | TherapyPrice): price is TherapyPrice => 'sixSession' in price;

/** Class of a list's section, by its place in the layout of a wide screen. */
function layoutOf({ id, prices }: PriceList) {
  if (id === 'rooms' || prices.some(hasPacks)) return css.wideSection;
  return id === 'counselling' ? css.tallSection : css.section;
}

/** A price list. The rooms are compared side by side. */
export function PriceTable({ list, children }: PriceTableProps) {
  const { id } = list;
  const { title } = useWords(priceWords).listed(list);
  return (
    <section id={id} className={layoutOf(list)} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      <div className={css.note}>{children}</div>
      {id === 'rooms' ? <RoomComparison title={title} /> : <Amounts list={list} />}
    </section>
  );
}

function Amounts({ list }: Pick<PriceTableProps, 'list'>) {
  const words = useWords(priceWords);
  const { pathTo } = usePageLocale();
  const { prices } = list;
  const { title, kind, unit } = words.listed(list);
  const inPacks = prices.some(hasPacks);
  const explained = (price: Price) =>
    [words.detailOf(price), words.meaningOf(price)].filter((text) => text !== undefined).join(': ');
  return (
    <table className={css.table}>
      <caption>
        <VisuallyHidden>{words.inRupees(title)}</VisuallyHidden>
      </caption>
      <thead className={css.head}>
        <tr className={css.row}>
          <th scope="col" className={css.name}>
            <VisuallyHidden>{kind}</VisuallyHidden>
          </th>
          <th scope="col" className={css.amount}>
            {inPacks ? words.oneSession : unit}
          </th>
          {inPacks &&
            packNames.map((pack) => (
              <th key={pack} scope="col" className={css.amount}>
                {`${words.sessions(packs[pack].sessions)} `}
                <span className={css.less}>{words.less(packs[pack].percentOff)}</span>
              </th>
            ))}
        </tr>
      </thead>
      <tbody className={css.body}>
        {prices.map((price) => (
          <tr key={price.id} className={css.row}>
            <th scope="row" className={css.name}>
              {price.path ? (
                <TextLink href={pathTo(price.path)}>{words.nameOf(price)}</TextLink>
              ) : (
                words.nameOf(price)
              )}
              {explained(price) && <span className={css.detail}>{` ${explained(price)}`}</span>}
            </th>
            <td className={css.amount}>{formatMoney(price.cost)}</td>
            {hasPacks(price) &&
              packNames.map((pack) => (
                <td key={pack} className={css.amount}>
                  {formatMoney(price[packs[pack].price])}
                  <span className={css.less}>{` ${words.saves(packSaving(price, pack))}`}</span>
                </td>
              ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
