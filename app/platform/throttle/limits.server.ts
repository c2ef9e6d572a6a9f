/** The one table of limits for visitors. docs/threats.md lists them with what happens beyond each. */
import { TimeSpan } from '../tokens/tokens.server.ts';
import type { GroupWidth } from './network.server.ts';

/**
 * Limits of what visitors may do in a window of time. Every limit names the caller's address. A limit per phone
 * alone would let strangers who know a number use up its owner's tries (decision 0046).
 */
export interface VisitorLimit {
  /** Namespace of the counts. */
  readonly name: string;
  readonly window: TimeSpan;
  readonly perPhoneAndAddress: number;
  readonly perAddress: number;
}

/** Tries of a wider group of addresses, as a multiple of those of one address. */
export const widthFactors: Readonly<Record<GroupWidth, number>> = { address: 1, site: 1.5, network: 2 };

/** The same for an IPv4 address, a /56 and a /48 of a network that many homes share (shared-networks.ts). */
export const sharedFactor = 10;

const hour = new TimeSpan(1, 'h');
const quarter = new TimeSpan(15, 'm');

/** Booking attempts. */
export const bookingLimit: VisitorLimit = {
  name: 'book',
  window: hour,
  perPhoneAndAddress: 10,
  perAddress: 30,
};

/** Bookings beyond a limit, which the desk is asked to make. They hold no time. */
export const askedBookingLimit: VisitorLimit = {
  name: 'ask to book',
  window: hour,
  perPhoneAndAddress: 5,
  perAddress: 40,
};

/** Requests for a lost reference. */
export const lostReferenceLimit: VisitorLimit = {
  name: 'lost reference',
  window: hour,
  perPhoneAndAddress: 5,
  perAddress: 20,
};

/** Numbers of payments that visitors say to have made. The right reference and phone come first. */
export const saidPaymentLimit: VisitorLimit = {
  name: 'say paid',
  window: hour,
  perPhoneAndAddress: 5,
  perAddress: 20,
};

/** Failed look-ups by reference and phone. A right pair is answered also beyond the limit (decision 0110). */
export const lookupLimit: VisitorLimit = {
  name: 'look up',
  window: quarter,
  perPhoneAndAddress: 10,
  perAddress: 30,
};

/** Requests for a call. */
export const callbackLimit: VisitorLimit = {
  name: 'call back',
  window: hour,
  perPhoneAndAddress: 5,
  perAddress: 20,
};

/** Messages that visitors' acts from one address cause. The desk gets the others. */
export const visitorMessagesPerAddress = { count: 10, window: hour } as const;

/**
 * Requests of visitors that wait for the desk. Beyond a limit a request holds no time. The rule is the same for every phone:
 * else a stranger would learn by it whose phone the hospital knows (decision 0110).
 */
export const openRequests = {
  /** Share of the times of a doctor's day. The desk keeps the others to give them by phone. */
  shareOfDay: 3 / 4,
  /** Requests of one IPv4 address or /48, on all days and for all doctors. */
  perNetwork: 30,
  /** From this number of one network on, the desk is warned. */
  alarm: 10,
} as const;
