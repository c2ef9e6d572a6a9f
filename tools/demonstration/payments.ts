import { paise, zeroPaise } from '#app/money/money.ts';
import type { bills, payments, refunds } from '#app/payments/payment.schema.server.ts';
import type { saidPayments } from '#app/payments/said-payment.schema.server.ts';
import { dayInIndia, financialYearOf, momentInIndia } from '#app/time/calendar.ts';
import type { SampleAppointment } from './appointments.ts';

const methods = ['cash', 'upi', 'card'] as const;

/** Payments for completed appointments, numbered in order. Most are paid in full; some have a discount or a refund. */
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
    const isForgone = number % 10 === 6;
    const discountPaise = isForgone ? paise(Math.floor(one.feePaise / 4)) : zeroPaise;
    const method = methods[number % methods.length] ?? 'cash';
    // One in seven has paid only half of the fee.
    const amountPaise = paise(number % 7 === 3 ? Math.floor(one.feePaise / 2) : one.feePaise - discountPaise);
    const refundedPaise = number % 17 === 9 ? amountPaise : zeroPaise;
    const bill: typeof bills.$inferSelect = {
      appointmentId: one.id,
      feePaise: one.feePaise,
      discountPaise,
      discountReason: isForgone ? 'Sample: follow-up within a week' : null,
      discountBy: isForgone ? staffId : null,
      discountAt: isForgone ? takenAt : null,
      reductionPaise: refundedPaise,
    };
    const payment: typeof payments.$inferSelect = {
      id: crypto.randomUUID(),
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
    return { bill, payment };
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
