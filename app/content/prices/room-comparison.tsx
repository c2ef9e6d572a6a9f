import type { ReactNode } from 'react';
import { formatMoney, paise } from '#app/money/money.ts';
import { useHospitalFacts } from '#app/ui/facts-context/hospital-facts.ts';
import { useWords } from '#app/ui/locale/page-locale.ts';
import { TextLink } from '#app/ui/text-link/text-link.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx';
import { priceWords } from '#messages/content/prices/price.ts';
import { pricePageWords } from '#messages/content/prices/price-page.ts';
import * as css from './price-table.css.ts';
import { gstOn, type Price, roomPrices } from './prices.ts';

/** Stays with a row of their own, in days. */
const comparedDays = [1, 7, 14] as const;

/** Rent of a room including GST. */
const rentOf = (room: Price, days: number) => formatMoney(paise(room.cost * days + gstOn(room, days)));

interface RoomComparisonProps {
  readonly title: string;
}

/**
 * The rooms side by side, one row for each thing that costs money. The general ward has no listed price, so its cells
 * ask the reader to call.
 */
export function RoomComparison({ title }: RoomComparisonProps) {
  const { phones, usualStay, provisional } = useHospitalFacts();
  const { inRupees, nameOf } = useWords(priceWords);
  const { comparison: words } = useWords(pricePageWords);
  const askUs = <TextLink href={phones.admission.href}>{words.ask}</TextLink>;
  return (
    <table className={css.table}>
      <caption>
        <VisuallyHidden>{inRupees(title)}</VisuallyHidden>
      </caption>
      <thead className={css.head}>
        <tr className={css.row}>
          <th scope="col" className={css.name}>
            <VisuallyHidden>{words.what}</VisuallyHidden>
          </th>
          {[words.generalWard, ...roomPrices.map(nameOf)].map((name) => (
            <th key={name} scope="col" className={css.ward}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={css.body}>
        <Row name={words.kind} cells={[words.shared, ...roomPrices.map(() => words.own)]} />
        <Row
          name={words.aDay}
          cells={[askUs, ...roomPrices.map(({ id, cost }) => <strong key={id}>{formatMoney(cost)}</strong>)]}
        />
        {comparedDays.map((days) => (
          <Row
            key={days}
            name={words.withGst(days)}
            cells={[
              words.ask,
              ...roomPrices.map((room) => <strong key={room.id}>{rentOf(room, days)}</strong>),
            ]}
          />
        ))}
        {usualStay && (
          <Row
            name={words.usualStay(usualStay, provisional.includes('usualStay'))}
            cells={[
              words.ask,
              ...roomPrices.map((room) => (
                <strong key={room.id}>
                  {words.range(rentOf(room, usualStay.fromDays), rentOf(room, usualStay.toDays))}
                </strong>
              )),
            ]}
          />
        )}
        {words.extras.map((extra) => (
          <Row key={extra} name={extra} cells={[undefined, ...roomPrices].map(() => words.extra)} />
        ))}
      </tbody>
    </table>
  );
}

interface RowProps {
  readonly name: string;
  /** One cell for each ward, in the order of the columns. */
  readonly cells: readonly ReactNode[];
}

function Row({ name, cells }: RowProps) {
  return (
    <tr className={css.row}>
      <th scope="row" className={css.name}>
        {name}
      </th>
      {cells.map((cell, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a cell is known by its column only, and the columns never move.
        <td key={place} className={css.ward}>
          {cell}
        </td>
      ))}
    </tr>
  );
}
