import { Form } from 'react-router';
import { formatMoney } from '#app/money/money.ts';
import { longDate } from '#app/time/long-date.ts';
import { Badge } from '#app/ui/badge/badge.tsx';
import { Button } from '#app/ui/button/button.tsx';
import { RouterButtonLink } from '#app/ui/button/router-button-link.tsx';
import { Cluster, Stack } from '#app/ui/layout/stack.tsx';
import { textLink } from '#app/ui/text-link/text-link.css.ts';
import {
  isCancelledReceipt,
  leftPaise,
  methodLabels,
  type Payment,
  paidForText,
  receiptText,
} from '../payment.values.ts';
import { receiptPath, refundSlipPath } from '../receipt-paths.ts';
import { billSteps } from './bill-form.tsx';
import { type Bill, BillSums } from './bill-sums.tsx';
import * as css from './payment.css.ts';

interface PaymentListProps {
  readonly bill: Bill;
  readonly payments: readonly Payment[];
  /** Path of the appointment's page; payment, discount and refund are below it. */
  readonly path: string;
  /** Whether lines may be added to the bill. */
  readonly isOpen: boolean;
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

/** The bill and the payments of an appointment, with links to its lines, discount and refund. The head of the page has the one to pay. */
export function PaymentList({ bill, payments, path, isOpen }: PaymentListProps) {
  return (
    <Stack gap="4">
      <BillSums {...bill} />
      <Cluster gap="2">
        {isOpen && (
          <RouterButtonLink to={`${path}/payment?add=`} size="small" variant="secondary" preventScrollReset>
            Add to the bill
          </RouterButtonLink>
        )}
        {bill.money.due > 0 && (
          <RouterButtonLink to={`${path}/discount`} size="small" variant="secondary" preventScrollReset>
            Discount
          </RouterButtonLink>
        )}
        {bill.session && (
          <Form method="post" action={`${path}/payment`} preventScrollReset>
            <Button
              type="submit"
              name="intent"
              value={billSteps.returnSession}
              size="small"
              variant="secondary"
            >
              Put the session back
            </Button>
          </Form>
        )}
      </Cluster>
      {payments.length > 0 && (
        <ul className={css.list}>
          {payments.map((payment) => (
            <li key={payment.id} className={css.entry}>
              <span>
                <strong>{formatMoney(payment.amountPaise)}</strong> {methodLabels[payment.method]}
                <br />
                <span className={css.small}>
                  {longDate(payment.day)}, receipt {receiptText(payment)}
                  {payment.lines.length > 0 && `, for ${paidForText(payment)}`}
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
