/** What the page of the audit log can be asked for, as its address says it. It goes to the browser. */

import { pageNumberOf } from '#app/navigation/list-address.ts';
import { isDay } from '#app/time/calendar.ts';

/** The things that rows are told apart by. */
export const auditThings = {
  accounts: 'Accounts and sign-ins',
  appointments: 'Appointments',
  calls: 'Calls',
  doctors: 'Doctors',
  hospital: 'Hospital',
  links: 'Links',
  money: 'Payments and till',
} as const;

export type AuditThing = keyof typeof auditThings;

export interface AuditFilter {
  /** The account of one person. */
  readonly who?: string;
  readonly thing?: AuditThing;
  /** Such as '2026-11-22'. */
  readonly day?: string;
}

export interface AuditQuery extends AuditFilter {
  /** From 1. */
  readonly page: number;
}

const isThing = (text: string): text is AuditThing => Object.hasOwn(auditThings, text);

/** What an address asks for: what cannot be is left out. */
export function readAuditQuery(searchParams: URLSearchParams): AuditQuery {
  const [who, thing, day] = ['who', 'thing', 'day'].map((name) => searchParams.get(name) ?? '') as [
    string,
    string,
    string,
  ];
  return {
    ...(who !== '' && { who: who.slice(0, 36) }),
    ...(isThing(thing) && { thing }),
    ...(isDay(day) && { day }),
    page: pageNumberOf(searchParams),
  };
}

/** @param path of the page, or of its file */
export function auditAddress(path: string, { who, thing, day, page = 1 }: Partial<AuditQuery>): string {
  const fields = new URLSearchParams({
    ...(who && { who }),
    ...(thing && { thing }),
    ...(day && { day }),
    ...(page !== 1 && { page: String(page) }),
  });
  return fields.size === 0 ? path : `${path}?${fields}`;
}
