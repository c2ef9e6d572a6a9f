import type { ReactNode } from 'react';
import { formatMoney, type Paise } from '#app/money/money.ts';
import { type BillLine, linePaise, lineText, quantityText } from '../bill-line.values.ts';
import type { Settlement } from '../payment.values.ts';
import * as css from './payment.css.ts';

/** A bill as the desk sees it. */
export interface Bill {
  readonly feePaise: Paise;
  readonly money: Pick<Settlement, 'discountPaise' | 'reductionPaise'> & {
    readonly paid: Paise;
    readonly due: Paise;
    /** Amount to give back: all that was paid after a cancellation, or the rest of a deposit. */
    readonly back: Paise;
  };
  readonly lines: readonly BillLine[];
  /** Which session of a pack pays for the visit, such as 'Session 3 of 6, paid'; null if none does. */
  readonly session: string | null;
}

interface BillSumsProps extends Bill {
  /** Whether the amount to pay is large, as on the form that takes it. */
  readonly isLarge?: boolean;
  /** Buttons of a line, below its name. */
  readonly actionsOf?: (line: BillLine) => ReactNode;
}

const Less = ({ term, amount }: { readonly term: string; readonly amount: Paise }) =>
  amount > 0 && (
    <>
      <dt>{term}</dt>
      <dd className={css.sum}>−{formatMoney(amount)}</dd>
    </>
  );

/** The lines of a bill, what was taken off them, what is paid, and what is to pay. */
export function BillSums({ feePaise, money, lines, session, isLarge = false, actionsOf }: BillSumsProps) {
  const due = isLarge ? `${css.due} ${css.amount}` : css.due;
  return (
    <dl className={css.sums}>
      <dt>Fee</dt>
      <dd className={css.sum}>{session ?? formatMoney(feePaise)}</dd>
      <Less term="Discount" amount={money.discountPaise} />
      <Less term="Lowered by refunds" amount={money.reductionPaise} />
      {lines.map((line) => {
        const { id, kind, discountPaise, discountReason, reductionPaise } = line;
        return [
          <dt key={`${id}-name`}>
            {lineText(line)} <span className={css.small}>{quantityText(line)}</span>
            {actionsOf?.(line)}
          </dt>,
          <dd key={id} className={css.sum}>
            {formatMoney(linePaise(line))}
            {discountPaise > 0 && (
              <span
                className={css.less}
              >{`−${formatMoney(discountPaise)} discount: ${discountReason ?? ''}`}</span>
            )}
            {reductionPaise > 0 && (
              <span className={css.less}>
                {`−${formatMoney(reductionPaise)} ${kind === 'deposit' ? 'given back or set against the room' : 'lowered by refunds'}`}
              </span>
            )}
          </dd>,
        ];
      })}
      <dt>Paid</dt>
      <dd className={css.sum}>{formatMoney(money.paid)}</dd>
      {(money.due > 0 || money.back === 0) && (
        <>
          <dt className={due}>To pay</dt>
          <dd className={`${css.sum} ${due}`}>{formatMoney(money.due)}</dd>
        </>
      )}
      {money.back > 0 && (
        <>
          <dt className={due}>To give back</dt>
          <dd className={`${css.sum} ${due}`}>{formatMoney(money.back)}</dd>
        </>
      )}
    </dl>
  );
}
