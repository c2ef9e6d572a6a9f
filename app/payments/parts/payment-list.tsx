import { formatMoney, type Paise } from '#app/money/money.ts';
import { longDate } from '#app/time/long-date.ts';
import { Badge } from '#app/ui/badge/badge.tsx';
import { RouterButtonLink } from '#app/ui/button/router-button-link.tsx';
import { Cluster, Stack } from '#app/ui/layout/stack.tsx';
import { textLink } from '#app/ui/text-link/text-link.css.ts';
import {
  isCancelledReceipt,
  leftPaise,
  methodLabels,
  type Payment,
  receiptText,
  type Settlement,
} from '../payment.values.ts';
import { receiptPath, refundSlipPath } from '../receipt-paths.ts';
import * as css from './payment.css.ts';

interface PaymentListProps {
  readonly feePaise: Paise;
  readonly money: Pick<Settlement, 'discountPaise' | 'reductionPaise'> & {
    readonly paid: Paise;
    readonly due: Paise;
  };
  readonly payments: readonly Payment[];
  /** Path of the appointment's page; payment, discount and refund are below it. */
  readonly path: string;
}

/** Links of a cancelled visit to the refund form of each payment that is not fully refunded. */
export const RefundLinks = ({ payments, path }: Pick<PaymentListProps, 'payments' | 'path'>) => (
  <Cluster gap="2">
    {payments
      .filter((payment) => !isCancelledReceipt(payment))
      .map((payment) => (
        <RouterButtonLink key={payment.id} to={`${path}/refund/${payment.id}`} preventScrollReset>
          {`Give back ${formatMoney(leftPaise(payment))}`}
        </RouterButtonLink>
      ))}
  </Cluster>
);

/** Fee, payments and due amount of an appointment, with links to discount and refund. The head of the page has the one to pay. */
export function PaymentList({ feePaise, money, payments, path }: PaymentListProps) {
  return (
    <Stack gap="4">
      <dl className={css.sums}>
        <dt>Fee</dt>
        <dd className={css.sum}>{formatMoney(feePaise)}</dd>
        {money.discountPaise > 0 && (
          <>
            <dt>Discount</dt>
            <dd className={css.sum}>−{formatMoney(money.discountPaise)}</dd>
          </>
        )}
        {money.reductionPaise > 0 && (
          <>
            <dt>Lowered by refunds</dt>
            <dd className={css.sum}>−{formatMoney(money.reductionPaise)}</dd>
          </>
        )}
        <dt>Paid</dt>
        <dd className={css.sum}>{formatMoney(money.paid)}</dd>
        <dt className={css.due}>To pay</dt>
        <dd className={`${css.sum} ${css.due}`}>{formatMoney(money.due)}</dd>
      </dl>
      {money.due > 0 && (
        <Cluster gap="2">
          <RouterButtonLink to={`${path}/discount`} size="small" variant="secondary" preventScrollReset>
            Discount
          </RouterButtonLink>
        </Cluster>
      )}
      {payments.length > 0 && (
        <ul className={css.list}>
          {payments.map((payment) => (
            <li key={payment.id} className={css.entry}>
              <span>
                <strong>{formatMoney(payment.amountPaise)}</strong> {methodLabels[payment.method]}
                <br />
                <span className={css.small}>
                  {longDate(payment.day)}, receipt {receiptText(payment)}
                </span>
                {payment.refundedPaise > 0 && (
                  <>
                    <br />
                    <Badge tone="danger">
                      {isCancelledReceipt(payment)
                        ? 'Refunded'
                        : `${formatMoney(payment.refundedPaise)} refunded`}
                    </Badge>
                  </>
                )}
                {payment.refundRequest && (
                  <>
                    <br />
                    <Badge tone="accent">{`${formatMoney(payment.refundRequest.amountPaise)}: an owner is asked`}</Badge>
                    <br />
                    <span className={css.small}>{`To give back: ${payment.refundRequest.reason}`}</span>
                  </>
                )}
              </span>
              <Cluster gap="2">
                <a href={receiptPath(payment.id)} className={textLink}>
                  Receipt
                </a>
                {payment.refunds.map(({ id }, index) => (
                  <a key={id} href={refundSlipPath(payment.id, id)} className={textLink}>
                    {payment.refunds.length === 1 ? 'Refund slip' : `Refund slip ${index + 1}`}
                  </a>
                ))}
                {!isCancelledReceipt(payment) && (
                  <RouterButtonLink
                    to={`${path}/refund/${payment.id}`}
                    size="small"
                    variant="quiet"
                    preventScrollReset
                  >
                    Refund
                  </RouterButtonLink>
                )}
              </Cluster>
            </li>
          ))}
        </ul>
      )}
    </Stack>
  );
}
