import { defaultFacts } from '#app/hospital-facts/default-facts.ts';
import { fromRupees, type Paise, paise, sumOf, zeroPaise } from '#app/money/money.ts';
import { linePaise } from '#app/payments/bill-line.values.ts';
import type {
  billLines,
  bills,
  paymentAllocations,
  payments,
  refunds,
} from '#app/payments/payment.schema.server.ts';
import { offersMeant, priceOffers } from '#app/payments/price-offers.ts';
import type { saidPayments } from '#app/payments/said-payment.schema.server.ts';
import { dayInIndia, financialYearOf, momentInIndia } from '#app/time/calendar.ts';
import type { SampleAppointment } from './appointments.ts';

const methods = ['cash', 'upi', 'card'] as const;

type Bill = typeof bills.$inferSelect;
type Line = typeof billLines.$inferSelect;
type Payment = typeof payments.$inferSelect;
type Allocation = typeof paymentAllocations.$inferSelect;

/** The price of the hospital with a text in the list of the desk's form. */
function offerOf(words: string) {
  const [offer] = offersMeant(priceOffers(defaultFacts), words);
  if (!offer) throw new Error(`The sample charges a price that is gone: ${words}`);
  return offer;
}

/** Lines of some of the latest sample bills, by the number of the visit from the last one. */
const sampleLines: Readonly<
  Record<
    number,
    readonly Pick<Line, 'kind' | 'label' | 'translations' | 'quantity' | 'unitPaise' | 'sessions'>[]
  >
> = {
  1: [{ ...offerOf('rating scales'), quantity: 1 }],
  // A pack of six, of which this visit uses the first session.
  2: [{ ...offerOf('psychotherapy pack 6'), quantity: 1 }],
  4: [{ ...offerOf('family couple therapy one session'), quantity: 2 }],
  // A deposit for a stay, of which one day in a room is taken.
  5: [
    {
      kind: 'deposit',
      label: 'Deposit',
      translations: {},
      quantity: 1,
      unitPaise: fromRupees(10_000),
      sessions: null,
    },
    { ...offerOf('private room'), quantity: 1 },
  ],
};

/** Lines, their share of the payment, and the deposit that was set against the room. */
function linesOf(
  payment: Pick<Payment, 'id' | 'appointmentId' | 'createdAt' | 'day' | 'by'>,
  number: number | null,
) {
  const { appointmentId, createdAt, day, by } = payment;
  const lines = (sampleLines[number ?? 0] ?? []).map(
    ({ kind, label, translations, quantity, unitPaise, sessions }, index): Line => ({
      ...{ id: crypto.randomUUID(), appointmentId, position: index + 1 },
      ...{ kind, label, translations, quantity, unitPaise, sessions },
      ...{ discountPaise: zeroPaise, discountReason: null, discountBy: null, discountAt: null },
      ...{ reductionPaise: zeroPaise, createdAt, by },
    }),
  );
  const [deposit, room] = lines.length === 2 ? lines : [];
  const moved = deposit && room ? linePaise(room) : zeroPaise;
  const allocation = (
    line: Line,
    cause: Allocation['cause'],
    amountPaise: Paise,
    causeId: string,
  ): Allocation => ({
    ...{ id: crypto.randomUUID(), appointmentId, lineId: line.id, paymentId: payment.id },
    ...{ causeId, cause, amountPaise, kind: line.kind, day, createdAt },
  });
  const paid = lines.filter((line) => line !== room);
  const transferId = crypto.randomUUID();
  return {
    paidPaise: sumOf(paid.map(linePaise)),
    lines: lines.map((line) => (line === deposit ? { ...line, reductionPaise: moved } : line)),
    allocations: [
      ...paid.map((line) => allocation(line, 'payment', linePaise(line), payment.id)),
      ...(deposit && room
        ? [
            allocation(deposit, 'transfer', paise(0 - moved), transferId),
            allocation(room, 'transfer', moved, transferId),
          ]
        : []),
    ],
  };
}

/** Payments for completed appointments, numbered in order. Most are paid in full; some have a discount, a refund or lines. */
export function samplePayments(appointments: readonly SampleAppointment[], staffId: string) {
  const numbers = new Map<number, number>();
  const billed = appointments.filter(({ status, feePaise }) => status === 'completed' && feePaise > 0);
  const inOrder = billed.toSorted((one, other) =>
    `${one.day} ${one.minute}`.localeCompare(`${other.day} ${other.minute}`, 'en', { numeric: true }),
  );
  const made = inOrder.map((one, number) => {
    const takenAt = momentInIndia(one.day, one.minute + 35);
    const financialYear = financialYearOf(dayInIndia(takenAt));
    const receiptNumber = (numbers.get(financialYear) ?? 0) + 1;
    numbers.set(financialYear, receiptNumber);
    const id = crypto.randomUUID();
    const isForgone = number % 10 === 6;
    const isRefunded = number % 17 === 9;
    const discountPaise = isForgone ? paise(Math.floor(one.feePaise / 4)) : zeroPaise;
    const method = methods[number % methods.length] ?? 'cash';
    // One in seven has paid only half of the fee.
    const feePaise = paise(number % 7 === 3 ? Math.floor(one.feePaise / 2) : one.feePaise - discountPaise);
    const charged = linesOf(
      { id, appointmentId: one.id, createdAt: takenAt, day: dayInIndia(takenAt), by: staffId },
      isRefunded ? null : inOrder.length - number,
    );
    const pack = charged.lines.find(({ kind }) => kind === 'pack');
    const amountPaise = paise((pack ? 0 : feePaise) + charged.paidPaise);
    const refundedPaise = isRefunded ? amountPaise : zeroPaise;
    const bill: Bill = {
      appointmentId: one.id,
      feePaise: one.feePaise,
      discountPaise,
      discountReason: isForgone ? 'Sample: follow-up within a week' : null,
      discountBy: isForgone ? staffId : null,
      discountAt: isForgone ? takenAt : null,
      reductionPaise: refundedPaise,
      packLineId: pack?.id ?? null,
    };
    const payment: Payment = {
      id,
      appointmentId: one.id,
      financialYear,
      receiptNumber,
      amountPaise,
      method,
      reference: method === 'upi' ? String(100_000_000_000 + number) : null,
      refundedPaise,
      patientName: one.patientName,
      doctorId: one.doctorId,
      doctorName: one.doctorName,
      doctorRegistration: 'Reg. no. SAMPLE, Sample Medical Council',
      day: dayInIndia(takenAt),
      createdAt: takenAt,
      by: staffId,
    };
    return { bill, payment, charged };
  });
  const given = made
    .filter(({ payment }) => payment.refundedPaise > 0)
    .map(
      ({
        payment: { id, amountPaise, method, doctorId, doctorName, day, createdAt },
      }): typeof refunds.$inferSelect => ({
        id: crypto.randomUUID(),
        paymentId: id,
        amountPaise,
        reason: 'Sample: the doctor was called away',
        ...{ method, doctorId, doctorName, day, createdAt },
        by: staffId,
      }),
    );
  return {
    bills: made.map(({ bill }) => bill),
    payments: made.map(({ payment }) => payment),
    refunds: given,
    lines: made.flatMap(({ charged }) => charged.lines),
    allocations: made.flatMap(({ charged }) => charged.allocations),
  };
}

/** One patient of the first confirmed video visit to come says to have paid: the desk has a payment to compare with the bank. */
export const sampleSaidPayments = (
  appointments: readonly SampleAppointment[],
  now: Date,
): readonly (typeof saidPayments.$inferSelect)[] =>
  appointments
    .filter(({ visit, status, day }) => visit === 'video' && status === 'confirmed' && day > dayInIndia(now))
    .slice(0, 1)
    .map(({ id, feePaise }) => ({
      ...{ id: crypto.randomUUID(), appointmentId: id, amountPaise: feePaise, reference: '412345678901' },
      saidAt: new Date(now.getTime() - 3_600_000),
      ...{ answer: null, answeredAt: null, answeredBy: null },
    }));
