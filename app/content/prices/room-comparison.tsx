import { Fragment, type ReactNode } from 'react';
import { formatMoney } from '#app/money/money.ts';
import { useHospitalFacts } from '#app/ui/facts-context/hospital-facts.ts';
import { MixedScriptText } from '#app/ui/locale/mixed-script-text.tsx';
import { useWords } from '#app/ui/locale/page-locale.ts';
import { TextLink } from '#app/ui/text-link/text-link.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx';
import { priceWords } from '#messages/content/prices/price.ts';
import { pricePageWords } from '#messages/content/prices/price-page.ts';
import * as css from './price-table.css.ts';
import { type Price, rentOf } from './prices.ts';

/** Stays with a row of their own, in days. */
const comparedDays = [1, 7, 14] as const;

interface RoomComparisonProps {
  readonly title: string;
  readonly rooms: readonly Price[];
}

/**
 * The rooms side by side, one row for each thing that costs money. The general ward has no listed price, so its cells
 * ask the reader to call.
 */
export function RoomComparison({ title, rooms }: RoomComparisonProps) {
  const { phones, usualStay, provisional } = useHospitalFacts();
  const { inRupees, fromDay } = useWords(priceWords);
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
          <th scope="col" className={css.ward}>
            {words.generalWard}
          </th>
          {rooms.map(({ id, name, includes }) => (
            <th key={id} scope="col" className={css.ward}>
              <MixedScriptText>{name}</MixedScriptText>
              {includes && (
                <span className={css.detail}>
                  {' '}
                  <MixedScriptText>{includes}</MixedScriptText>
                </span>
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={css.body}>
        <Row name={words.kind} cells={[words.shared, ...rooms.map(() => words.own)]} />
        <Row
          name={words.aDay}
          cells={[
            askUs,
            ...rooms.map(({ id, cost, next }) => (
              <Fragment key={id}>
                <strong>{formatMoney(cost)}</strong>
                {next && <span className={css.detail}>{` ${fromDay(next.cost, next.from)}`}</span>}
              </Fragment>
            )),
          ]}
        />
        {comparedDays.map((days) => (
          <Row
            key={days}
            name={words.withGst(days)}
            cells={[
              words.ask,
              ...rooms.map((room) => <strong key={room.id}>{formatMoney(rentOf(room, days))}</strong>),
            ]}
          />
        ))}
        {usualStay && (
          <Row
            name={words.usualStay(usualStay, provisional.includes('usualStay'))}
            cells={[
              words.ask,
              ...rooms.map((room) => (
                <strong key={room.id}>
                  {words.range(
                    formatMoney(rentOf(room, usualStay.fromDays)),
                    formatMoney(rentOf(room, usualStay.toDays)),
                  )}
                </strong>
              )),
            ]}
          />
        )}
        {words.extras.map((extra) => (
          <Row key={extra} name={extra} cells={[undefined, ...rooms].map(() => words.extra)} />
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
      {cells.map((cell, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a cell is known by its column only, and the columns never move.
        <td key={index} className={css.ward}>
          {cell}
        </td>
      ))}
    </tr>
  );
}
