import type { VisitorLimit } from '#app/platform/throttle/visitor.server.ts';
import { TimeSpan } from '#app/platform/tokens/tokens.server.ts';

/** How often visitors may try to book. */
export const bookingLimit: VisitorLimit = {
  name: 'book',
  window: new TimeSpan(1, 'h'),
  perPhoneAndAddress: 10,
  perAddress: 30,
  perPhone: 40,
};

/** How often they may look for an appointment in vain. */
export const lookupLimit: VisitorLimit = {
  name: 'look up',
  window: new TimeSpan(15, 'm'),
  perPhoneAndAddress: 10,
  perAddress: 30,
  perPhone: 40,
};
