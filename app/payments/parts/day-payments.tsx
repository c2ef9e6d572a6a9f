import { formatMoney, type Paise } from '#app/money/money.ts';
import { Stack } from '#app/ui/layout/stack.tsx';
import { RowTable } from '#app/ui/table/row-table.tsx';
import { textLink } from '#app/ui/text-link/text-link.css.ts';
import { methodLabels, type Payment, receiptText } from '../payment.values.ts';
import { receiptPath } from '../receipt-paths.ts';
import * as css from './payment.css.ts';

/** A payment of the day, with its time already formatted. */
export type DayPayment = Pick<
  Payment,
  'id' | 'financialYear' | 'receiptNumber' | 'patientName' | 'doctorName' | 'method' | 'amountPaise'
> & { readonly time: string };

interface DayPaymentTableProps {
  readonly payments: readonly DayPayment[];
  readonly totalPaise: Paise;
}

/** The payments of a day, latest first, with their total. Refunds are in the tables of the totals. */
export const DayPaymentTable = ({ payments, totalPaise }: DayPaymentTableProps) => (
  <Stack as="section" gap="3" aria-labelledby="day-payments">
    <h2 id="day-payments">Payments of the day</h2>
    <RowTable
      caption="Payments of the day"
      rows={payments}
      kinds={{ Time: 'line', Receipt: 'line', Amount: 'figure' }}
      columns={{
        Time: ({ time }) => time,
        Receipt: (payment) => (
          <a href={receiptPath(payment.id)} className={textLink}>
            {receiptText(payment)}
          </a>
        ),
        Name: ({ patientName }) => patientName,
        Doctor: ({ doctorName }) => doctorName,
        'Paid by': ({ method }) => methodLabels[method],
        Amount: ({ amountPaise }) => formatMoney(amountPaise),
      }}
      footer={
        <strong className={css.total}>{`Total of ${payments.length}: ${formatMoney(totalPaise)}`}</strong>
      }
    />
  </Stack>
);
