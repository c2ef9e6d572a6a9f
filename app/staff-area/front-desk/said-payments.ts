/** Values of the buttons about payment before the visit, on the page of an appointment. */
export const saidPaymentSteps = {
  arrived: 'said-arrived',
  refused: 'said-refused',
  ask: 'ask-before',
  stopAsking: 'stop-asking-before',
} as const;
