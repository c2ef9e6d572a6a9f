import { sql } from 'drizzle-orm';
import { fromRupees } from '#app/money/money.ts';
import type { BillableAppointment } from '#app/payments/payment.values.ts';

/** An appointment for the stores of money, which do not read the one it stands for. Its fee is 800 rupees. */
export const billable = (overrides: Partial<BillableAppointment> = {}): BillableAppointment => ({
  appointmentId: crypto.randomUUID(),
  feePaise: fromRupees(800),
  isOwed: true,
  stillOwed: sql`true`,
  patientName: 'Asha Rani',
  doctorId: 'doctor-1',
  doctorName: 'Dr. Fee',
  doctorRegistration: null,
  ...overrides,
});
