/** The choice of a doctor to be paid before the visit (decision 0128). Safe for the browser. */

/** Visits for which a doctor asks to be paid before. */
export const paymentsBefore = ['video', 'every'] as const;
export type PaymentBefore = (typeof paymentsBefore)[number];

export const paymentBeforeLabel = 'Ask for payment before the visit';

/** Labels of the choices. The empty one is the default. */
export const paymentBeforeLabels = { '': 'No', video: 'Video visits', every: 'Every visit' } as const;

export const paymentBeforeMessage = "Choose 'video' or 'every', or leave it empty.";
