import { longDate } from '#app/site/long-date.ts';
import { rupeesAndPaise } from '#app/site/rupees.ts';
import { isCancelledReceipt, methodLabels, type Payment, receiptText } from '../payment.values.ts';
import * as css from './payment.css.ts';

interface ReceiptProps {
  readonly payment: Payment;
  readonly words: string;
  /** Who is paid: name, address, phone, one line each. */
  readonly from: readonly string[];
  readonly takenBy: string;
}

/** A receipt, as it prints on A5. Over one whose whole amount was given back stands that it is cancelled. */
export function Receipt({ payment, words, from: [name, ...address], takenBy }: ReceiptProps) {
  const { amountPaise, discountPaise, refundedPaise, method, reference } = payment;
  return (
    <article className={css.receipt} aria-label={`Receipt ${receiptText(payment)}`}>
      <header className={css.receiptHead}>
        <strong>{name}</strong>
        {address.map((line) => (
          <span key={line} className={css.small}>
            {line}
          </span>
        ))}
      </header>
      <h1 className={css.receiptTitle}>
        Receipt <span className={css.number}>{receiptText(payment)}</span>
      </h1>
      <dl className={css.sums}>
        <dt>Date</dt>
        <dd className={css.sum}>{longDate(payment.day)}</dd>
        <dt>Received from</dt>
        <dd className={css.sum}>{payment.patientName}</dd>
        <dt>For</dt>
        <dd className={css.sum}>
          Consultation, {payment.doctorName}
          {payment.doctorRegistration && (
            <>
              <br />
              <span className={css.small}>{payment.doctorRegistration}</span>
            </>
          )}
        </dd>
        {discountPaise > 0 && (
          <>
            <dt>Discount given on the fee</dt>
            <dd className={css.sum}>{rupeesAndPaise(discountPaise)}</dd>
          </>
        )}
        <dt>Paid by</dt>
        <dd className={css.sum}>
          {methodLabels[method]}
          {reference && `, ${reference}`}
        </dd>
        {refundedPaise > 0 && (
          <>
            <dt>Given back</dt>
            <dd className={css.sum}>{rupeesAndPaise(refundedPaise)}</dd>
          </>
        )}
        <dt className={css.amount}>Amount</dt>
        <dd className={`${css.sum} ${css.amount}`}>{rupeesAndPaise(amountPaise)}</dd>
      </dl>
      <p>{words}</p>
      <p className={css.signature}>Received by {takenBy}</p>
      {isCancelledReceipt(payment) && <p className={css.stamp}>Cancelled</p>}
    </article>
  );
}
