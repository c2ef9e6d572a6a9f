import { Fragment } from 'react';
import { formatMoney, paise, sumOf } from '#app/money/money.ts';
import { methodLabels, type Payment, type Refund, receiptText } from '../payment.values.ts';
import * as css from './payment.css.ts';

/** A refund with the texts of its slip. */
export interface RefundSlipProps {
  readonly payment: Payment;
  readonly refund: Refund;
  readonly day: string;
  readonly amountInWords: string;
  /** The hospital's name, address, phone, and the page that says how to find it, one line each. */
  readonly from: readonly string[];
  readonly givenBy: string;
}

/**
 * The patient's proof of a refund, printed on A5 like a receipt. It has no number of its own, but names the receipt
 * (decision 0042).
 */
export function RefundSlip({ payment, refund, day, amountInWords, from, givenBy }: RefundSlipProps) {
  const { lines } = refund;
  const ofConsultation = paise(refund.amountPaise - sumOf(lines.map((line) => line.amountPaise)));
  const [name = '', ...address] = from;
  return (
    <article className={css.receipt} aria-label={`Refund slip for receipt ${receiptText(payment)}`}>
      <header className={css.receiptHead}>
        <strong>{name}</strong>
        {address.map((line) => (
          <span key={line} className={css.small}>
            {line}
          </span>
        ))}
      </header>
      <h1 className={css.receiptTitle}>
        Refund slip for receipt <span className={css.number}>{receiptText(payment)}</span>
      </h1>
      <dl className={css.sums}>
        <dt>Date</dt>
        <dd className={css.sum}>{day}</dd>
        <dt>Given back to</dt>
        <dd className={css.sum}>{payment.patientName}</dd>
        <dt>For</dt>
        <dd className={css.sum}>
          {lines.map(({ label, amountPaise }) => (
            <Fragment key={label}>
              {`${label}: ${formatMoney(amountPaise)}`}
              <br />
            </Fragment>
          ))}
          {ofConsultation > 0 && <>Consultation, {payment.doctorName}</>}
          {ofConsultation > 0 && lines.length > 0 && `: ${formatMoney(ofConsultation)}`}
        </dd>
        <dt>Paid before</dt>
        <dd className={css.sum}>{formatMoney(payment.amountPaise)}</dd>
        <dt>Given back as</dt>
        <dd className={css.sum}>{methodLabels[payment.method]}</dd>
        <dt className={css.amount}>Given back</dt>
        <dd className={`${css.sum} ${css.amount}`}>{formatMoney(refund.amountPaise)}</dd>
      </dl>
      <p>{amountInWords}</p>
      <p className={css.signature}>Given back by {givenBy}</p>
      <p className={css.signature}>Signature of the person who received the money</p>
    </article>
  );
}
