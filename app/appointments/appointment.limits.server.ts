import type { VisitorLimit } from '#app/platform/throttle/visitor-limit.server.ts';
import { TimeSpan } from '#app/platform/tokens/tokens.server.ts';

/** Throttle of booking attempts by visitors. */
export const bookingLimit: VisitorLimit = {
  name: 'book',
  window: new TimeSpan(1, 'h'),
  perPhoneAndAddress: 10,
  perAddress: 30,
};

/** Throttle of requests for a lost reference. */
export const lostReferenceLimit: VisitorLimit = {
  name: 'lost reference',
  window: new TimeSpan(1, 'h'),
  perPhoneAndAddress: 5,
  perAddress: 20,
};

/**
 * Throttle of failed look-ups by reference and phone. A successful look-up does not count. The length of the
 * reference protects against guesses from many addresses.
 */
export const lookupLimit: VisitorLimit = {
  name: 'look up',
  window: new TimeSpan(15, 'm'),
  perPhoneAndAddress: 10,
  perAddress: 30,
};
