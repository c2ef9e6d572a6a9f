import { formatMoney, paise, sumOf } from '#app/money/money.ts';
import { RowTable } from '#app/ui/table/row-table.tsx';
import { consultation, type LineKind, lineKindLabels } from '../bill-line.values.ts';
import {
  isCharged,
  type KindTotal,
  methodLabels,
  paymentMethods,
  type TillTotals,
  type Total,
} from '../payment.values.ts';

interface TotalTableProps {
  readonly caption: string;
  /** Heading of the first column. */
  readonly heading: string;
  readonly totals: readonly (Total & { readonly id: string; readonly name: string })[];
  readonly empty?: string;
}

const TotalTable = ({ caption, heading, totals, empty }: TotalTableProps) => (
  <RowTable
    caption={caption}
    rows={totals}
    kinds={{ Taken: 'figure', 'Given back': 'figure', Left: 'figure' }}
    empty={empty}
    columns={{
      [heading]: ({ name }) => <strong>{name}</strong>,
      Taken: ({ takenPaise }) => formatMoney(takenPaise),
      'Given back': ({ refundedPaise }) => formatMoney(refundedPaise),
      Left: ({ takenPaise, refundedPaise }) => formatMoney(paise(takenPaise - refundedPaise)),
    }}
  />
);

/** Payments and refunds of a day, by method and by doctor. */
export const DayTotalTables = ({ totals }: { readonly totals: TillTotals }) => (
  <>
    <TotalTable
      caption="By method"
      heading="Method"
      totals={paymentMethods.map((id) => ({ id, name: methodLabels[id], ...totals.byMethod[id] }))}
    />
    <TotalTable
      caption="By doctor"
      heading="Doctor"
      totals={totals.byDoctor.map((total) => ({ ...total, id: total.doctorId, name: total.doctorName }))}
      empty="No payments on this day"
    />
  </>
);

/** Whether anything besides consultations was charged, so that there is a table of kinds. */
export const hasKinds = (kinds: readonly KindTotal[]): boolean =>
  kinds.some((total) => total.kind !== consultation && isCharged(total));

/** Takings by what was charged, with their total. Deposits that were set against rooms have a column, if there are any. */
export function KindTable({ kinds }: { readonly kinds: readonly KindTotal[] }) {
  const charged = kinds.filter(isCharged);
  const total = {
    kind: 'all' as const,
    takenPaise: sumOf(charged.map(({ takenPaise }) => takenPaise)),
    refundedPaise: sumOf(charged.map(({ refundedPaise }) => refundedPaise)),
    movedPaise: sumOf(charged.map(({ movedPaise }) => movedPaise)),
  };
  return (
    <RowTable<Omit<KindTotal, 'kind'> & { readonly kind: LineKind | 'all' }>
      caption="By what was charged"
      rows={[...charged, total]}
      kinds={{ Taken: 'figure', 'Given back': 'figure', 'Set against': 'figure', Left: 'figure' }}
      keyOf={({ kind }) => kind}
      columns={{
        'Charged for': ({ kind }) => <strong>{kind === 'all' ? 'Total' : lineKindLabels[kind]}</strong>,
        Taken: ({ takenPaise }) => formatMoney(takenPaise),
        'Given back': ({ refundedPaise }) => formatMoney(refundedPaise),
        ...(charged.some(({ movedPaise }) => movedPaise !== 0) && {
          'Set against': ({ movedPaise }: Pick<KindTotal, 'movedPaise'>) => formatMoney(movedPaise),
        }),
        Left: ({ takenPaise, refundedPaise, movedPaise }) =>
          formatMoney(paise(takenPaise - refundedPaise + movedPaise)),
      }}
    />
  );
}
