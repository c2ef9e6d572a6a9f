/**
 * Retention of data that people enter when they book. Appointments: three years, as for records of treatment
 * (Indian Medical Council regulations 2002, 1.3.1). Receipts: eight financial years, as for books of account
 * (Companies Act 2013, s. 128(5)). The law asks for at least one year (Digital Personal Data Protection Rules
 * 2025, rule 8(3)).
 */
export const recordRetention = {
  appointmentYears: 3,
  receiptYears: 8,
  callbackDays: 365,
  /** After the last day that the person waited for. */
  waitingDays: 365,
  /** The number of a payment that a patient said to have made; a receipt has its own period. */
  saidPaymentDays: 365,
  /** Code of the network from which a visitor booked: until the desk has looked at a flood, also over a long weekend. */
  networkDays: 7,
} as const;
