import { formatMoney, paise } from '#app/money/money.ts';
import { Cell, DetailRow, Row, Table } from '#app/ui/table/table.tsx';
import { methodLabels, paymentMethods, type TillTotals, type Total } from '../payment.values.ts';

const columns = ['Taken', 'Given back', 'Left'] as const;

function SumRow({
  heading,
  name,
  total,
}: {
  readonly heading: string;
  readonly name: string;
  readonly total: Total;
}) {
  return (
    <Row>
      <Cell label={heading}>
        <strong>{name}</strong>
      </Cell>
      <Cell label="Taken">{formatMoney(total.takenPaise)}</Cell>
      <Cell label="Given back">{formatMoney(total.refundedPaise)}</Cell>
      <Cell label="Left">{formatMoney(paise(total.takenPaise - total.refundedPaise))}</Cell>
    </Row>
  );
}

/** Payments and refunds of a day, by method and by doctor. */
export function DayTotalTables({ totals }: { readonly totals: TillTotals }) {
  return (
    <>
      <Table caption="By method" columns={['Method', ...columns]}>
        {paymentMethods.map((method) => (
          <SumRow key={method} heading="Method" name={methodLabels[method]} total={totals.byMethod[method]} />
        ))}
      </Table>
      <Table caption="By doctor" columns={['Doctor', ...columns]}>
        {totals.byDoctor.map(({ doctorId, doctorName, ...total }) => (
          <SumRow key={doctorId} heading="Doctor" name={doctorName} total={total} />
        ))}
        {totals.byDoctor.length === 0 && <DetailRow columns={4}>No payments on this day</DetailRow>}
      </Table>
    </>
  );
}
