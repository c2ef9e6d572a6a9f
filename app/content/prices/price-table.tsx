import type { ReactNode } from 'react';
import { formatMoney, paise } from '#app/money/money.ts';
import { MixedScriptText } from '#app/ui/locale/mixed-script-text.tsx';
import { usePageLocale, useWords } from '#app/ui/locale/page-locale.ts';
import { PhoneFold } from '#app/ui/phone-fold/phone-fold.tsx';
import { TextLink } from '#app/ui/text-link/text-link.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx';
import { priceWords } from '#messages/content/prices/price.ts';
import { pricePageWords } from '#messages/content/prices/price-page.ts';
import * as css from './price-table.css.ts';
import { type PriceList, packCost, packSaving } from './prices.ts';
import { RoomComparison } from './room-comparison.tsx';

interface PriceTableProps {
  readonly list: PriceList;
  /** Note on the whole list. */
  readonly children?: ReactNode;
}

/** Class of a list's section, by its place in the layout of a wide screen. */
function layoutOf({ id, packs }: PriceList) {
  if (id === 'rooms' || packs.length > 0) return css.wideSection;
  return id === 'counselling' ? css.tallSection : css.section;
}

/** A price list. The rooms are compared side by side. On a phone a list with one price for each row is folded. */
export function PriceTable({ list, children }: PriceTableProps) {
  const { title } = useWords(priceWords).listed(list);
  const isFolded = list.id !== 'rooms' && list.packs.length === 0;
  return (
    <div className={layoutOf(list)}>
      {isFolded ? (
        <PhoneFold summary={<ListInBrief title={title} {...list} />}>
          <ListSection list={list} title={title} heading={css.repeatedHeading}>
            {children}
          </ListSection>
        </PhoneFold>
      ) : (
        <ListSection list={list} title={title}>
          {children}
        </ListSection>
      )}
    </div>
  );
}

/** Title of a folded list, with its lowest and highest price. */
function ListInBrief({ title, prices }: { readonly title: string } & Pick<PriceList, 'prices'>) {
  const { range } = useWords(pricePageWords).comparison;
  const costs = prices.map(({ cost }) => cost);
  const [least, most] = [formatMoney(paise(Math.min(...costs))), formatMoney(paise(Math.max(...costs)))];
  return (
    <span>
      <span className={css.brief}>{title}</span> <span className={css.detail}>{range(least, most)}</span>
    </span>
  );
}

interface ListSectionProps extends PriceTableProps {
  readonly title: string;
  /** Class of the heading. */
  readonly heading?: string;
}

function ListSection({ list, title, heading, children }: ListSectionProps) {
  const { id } = list;
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={heading}>
        {title}
      </h2>
      <div className={css.note}>{children}</div>
      {id === 'rooms' ? <RoomComparison title={title} rooms={list.prices} /> : <Amounts list={list} />}
    </section>
  );
}

function Amounts({ list }: Pick<PriceTableProps, 'list'>) {
  const words = useWords(priceWords);
  const { pathTo } = usePageLocale();
  const { prices, packs } = list;
  const { title, kind, unit } = words.listed(list);
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
            {packs.length > 0 ? words.oneSession : unit}
          </th>
          {packs.map(({ id, sessions, percentOff }) => (
            <th key={id} scope="col" className={css.amount}>
              {`${words.sessions(sessions)} `}
              <span className={css.less}>{words.less(percentOff)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={css.body}>
        {prices.map((price) => (
          <tr key={price.id} className={css.row}>
            <th scope="row" className={css.name}>
              {price.path ? (
                <TextLink href={pathTo(price.path)}>
                  <MixedScriptText>{price.name}</MixedScriptText>
                </TextLink>
              ) : (
                <MixedScriptText>{price.name}</MixedScriptText>
              )}
              {price.includes && (
                <span className={css.detail}>
                  {' '}
                  <MixedScriptText>{price.includes}</MixedScriptText>
                </span>
              )}
            </th>
            <td className={css.amount}>
              {formatMoney(price.cost)}
              {price.next && (
                <span className={css.detail}>{` ${words.fromDay(price.next.cost, price.next.from)}`}</span>
              )}
            </td>
            {packs.map((pack) => (
              <td key={pack.id} className={css.amount}>
                {formatMoney(packCost(price, pack))}
                <span className={css.less}>{` ${words.saves(packSaving(price, pack))}`}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
