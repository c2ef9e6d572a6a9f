import { formatMoney, type Paise } from '#app/money/money.ts';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Cell, DetailRow, Row, Table } from '#app/ui/table/table.tsx';
import { textLink } from '#app/ui/text-link/text-link.css.ts';
import { methodLabels, type Payment, receiptText } from '../payment.values.ts';
import { receiptPath } from '../receipt-paths.ts';

/** A payment of the day, with its time already formatted. */
export type DayPayment = Pick<
  Payment,
  'id' | 'financialYear' | 'receiptNumber' | 'patientName' | 'doctorName' | 'method' | 'amountPaise'
> & { readonly time: string };

const columns = ['Time', 'Receipt', 'Name', 'Doctor', 'Paid by', 'Amount'] as const;

interface DayPaymentTableProps {
  readonly payments: readonly DayPayment[];
  readonly totalPaise: Paise;
}

/** The payments of a day, latest first, with their total. Refunds are in the tables of the totals. */
export const DayPaymentTable = ({ payments, totalPaise }: DayPaymentTableProps) => (
  <Stack as="section" gap="3" aria-labelledby="day-payments">
    <h2 id="day-payments">Payments of the day</h2>
    <Table caption="Payments of the day" columns={columns}>
      {payments.map((payment) => (
        <Row key={payment.id}>
          <Cell label="Time">{payment.time}</Cell>
          <Cell label="Receipt">
            <a href={receiptPath(payment.id)} className={textLink}>
              {receiptText(payment)}
            </a>
          </Cell>
          <Cell label="Name">{payment.patientName}</Cell>
          <Cell label="Doctor">{payment.doctorName}</Cell>
          <Cell label="Paid by">{methodLabels[payment.method]}</Cell>
          <Cell label="Amount">{formatMoney(payment.amountPaise)}</Cell>
        </Row>
      ))}
      <DetailRow columns={columns.length}>
        <strong>{`Total of ${payments.length}: ${formatMoney(totalPaise)}`}</strong>
      </DetailRow>
    </Table>
  </Stack>
);
