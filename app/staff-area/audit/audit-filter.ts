/** Filter and page number of the audit log, as its address holds them. Browser and server share this file. */

import { pageNumberOf } from '#app/navigation/list-address.ts';
import { dayOf } from '#app/time/calendar.ts';

/** Subjects by which staff can filter the audit log. */
export const auditTopics = {
  accounts: 'Accounts and sign-ins',
  appointments: 'Appointments',
  calls: 'Calls',
  doctors: 'Doctors',
  hospital: 'Hospital',
  links: 'Links',
  money: 'Payments and till',
} as const;

export type AuditTopic = keyof typeof auditTopics;

export interface AuditFilter {
  /** Account id of the person who acted. */
  readonly who?: string;
  readonly thing?: AuditTopic;
  /** For example '2026-11-22'. */
  readonly day?: string;
}

export interface AuditQuery extends AuditFilter {
  /** Starts at 1. */
  readonly page: number;
}

const isThing = (text: string): text is AuditTopic => Object.hasOwn(auditTopics, text);

/** Reads the filter from an address. Invalid values are left out. */
export function readAuditQuery(searchParams: URLSearchParams): AuditQuery {
  const [who, thing, day] = ['who', 'thing', 'day'].map((name) => searchParams.get(name) ?? '') as [
    string,
    string,
    string,
  ];
  const readDay = dayOf(day);
  return {
    ...(who !== '' && { who: who.slice(0, 36) }),
    ...(isThing(thing) && { thing }),
    ...(readDay !== undefined && { day: readDay }),
    page: pageNumberOf(searchParams),
  };
}

/** @param path of the page or of its CSV file */
export function auditAddress(path: string, { who, thing, day, page = 1 }: Partial<AuditQuery>): string {
  const fields = new URLSearchParams({
    ...(who && { who }),
    ...(thing && { thing }),
    ...(day && { day }),
    ...(page !== 1 && { page: String(page) }),
  });
  return fields.size === 0 ? path : `${path}?${fields}`;
}
