import { defaultLocale, type Locale, locales } from '#app/languages/locales.ts';
import { formatMoney } from '#app/money/money.ts';
import { MixedScriptTextIn } from '#app/ui/locale/mixed-script-text.tsx';
import { UserTextIn } from '#app/ui/locale/user-text.tsx';
import type { ReceiptWords } from '#messages/payments/receipt.ts';
import { lineLabelIn, type PaidLine, quantityText } from '../bill-line.values.ts';
import {
  consultationPaise,
  isCancelledReceipt,
  type Payment,
  receiptLines,
  receiptText,
} from '../payment.values.ts';
import * as css from './payment.css.ts';

/** Texts of a receipt in one locale. The payment itself has none. */
export interface ReceiptTexts {
  readonly locale: Locale;
  readonly words: ReceiptWords;
  readonly day: string;
  readonly amountInWords: string;
  /** The hospital's name, address, phone, and the page that says how to find it, one line each. */
  readonly from: readonly string[];
  readonly takenBy: string;
}

interface ReceiptProps {
  readonly payment: Payment;
  readonly copy: ReceiptTexts;
}

/** The consultation with the doctor's name, as it was at the time of payment. */
const Consultation = ({ payment, copy: { locale, words } }: ReceiptProps) => (
  <>
    {words.consultation}, <UserTextIn locale={locale}>{payment.doctorName}</UserTextIn>
    {payment.doctorRegistration && (
      <>
        <br />
        <span className={css.small}>
          <MixedScriptTextIn locale={locale}>{payment.doctorRegistration}</MixedScriptTextIn>
        </span>
      </>
    )}
  </>
);

/** Kind, quantity, amount of one, and discount of a line. */
const lineDetail = (line: PaidLine, words: ReceiptWords): string =>
  [
    words.kinds[line.kind],
    line.sessions !== null && `${line.sessions} ${words.sessions}`,
    quantityText(line),
    line.discountPaise > 0 && `${words.lineDiscount} ${formatMoney(line.discountPaise)}`,
  ]
    .filter(Boolean)
    .join(', ');

/** A receipt, printed on A5. After a full refund it has a “cancelled” stamp. */
export function Receipt({ payment, copy }: ReceiptProps) {
  const { locale, words, day, amountInWords, takenBy } = copy;
  const { amountPaise, discountPaise, refundedPaise, method, reference } = payment;
  const lines = receiptLines(payment);
  const ofConsultation = consultationPaise(payment);
  const [name = '', ...address] = copy.from;
  return (
    <article
      className={css.receipt}
      lang={locale === defaultLocale ? undefined : locales[locale].htmlTag}
      aria-label={`${words.title} ${receiptText(payment)}`}
    >
      <header className={css.receiptHead}>
        <strong>
          <UserTextIn locale={locale}>{name}</UserTextIn>
        </strong>
        {address.map((line) => (
          <span key={line} className={css.small}>
            <UserTextIn locale={locale}>{line}</UserTextIn>
          </span>
        ))}
      </header>
      <h1 className={css.receiptTitle}>
        {words.title} <span className={css.number}>{receiptText(payment)}</span>
      </h1>
      {words.copy && <p className={css.small}>{words.copy}</p>}
      <dl className={css.receiptSums}>
        <dt>{words.date}</dt>
        <dd className={`${css.sum} ${css.number}`}>{day}</dd>
        <dt>{words.receivedFrom}</dt>
        <dd className={css.sum}>
          <UserTextIn locale={locale}>{payment.patientName}</UserTextIn>
        </dd>
        {lines.length === 0 && (
          <>
            <dt>{words.paidFor}</dt>
            <dd className={css.sum}>
              <Consultation payment={payment} copy={copy} />
            </dd>
          </>
        )}
        {lines.length > 0 && ofConsultation > 0 && (
          <>
            <dt>
              <Consultation payment={payment} copy={copy} />
            </dt>
            <dd className={css.sum}>{formatMoney(ofConsultation)}</dd>
          </>
        )}
        {discountPaise > 0 && ofConsultation > 0 && (
          <>
            <dt>{words.discount}</dt>
            <dd className={css.sum}>{formatMoney(discountPaise)}</dd>
          </>
        )}
        {lines.map((line) => [
          <dt key={`${line.id}-name`}>
            <UserTextIn locale={locale}>{lineLabelIn(line, locale)}</UserTextIn>
            <br />
            <span className={css.small}>{lineDetail(line, words)}</span>
          </dt>,
          <dd key={line.id} className={css.sum}>
            {formatMoney(line.amountPaise)}
          </dd>,
        ])}
        <dt>{words.paidBy}</dt>
        <dd className={css.sum}>
          {words.methods[method]}
          {reference && (
            <>
              , <UserTextIn locale={locale}>{reference}</UserTextIn>
            </>
          )}
        </dd>
        {refundedPaise > 0 && (
          <>
            <dt>{words.givenBack}</dt>
            <dd className={css.sum}>{formatMoney(refundedPaise)}</dd>
          </>
        )}
        <dt className={css.amount}>{words.amount}</dt>
        <dd className={`${css.sum} ${css.amount}`}>{formatMoney(amountPaise)}</dd>
      </dl>
      <p>{amountInWords}</p>
      <p className={css.signature}>
        {words.receivedBy} <UserTextIn locale={locale}>{takenBy}</UserTextIn>
      </p>
      {isCancelledReceipt(payment) && <p className={css.stamp}>{words.cancelled}</p>}
    </article>
  );
}
