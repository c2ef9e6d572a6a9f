/** Filter and page number of the audit log, as its address holds them. Browser and server share this file. */

import { listQuery, page } from '#app/navigation/list-query.ts';
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
  readonly who: string | undefined;
  readonly thing: AuditTopic | undefined;
  /** For example '2026-11-22'. */
  readonly day: string | undefined;
}

export interface AuditQuery extends AuditFilter {
  /** Starts at 1. */
  readonly page: number;
}

const isThing = (text: string): text is AuditTopic => Object.hasOwn(auditTopics, text);
const write = (value = '') => value;

export const { read: readAuditQuery, addressOf: auditAddress } = listQuery<AuditQuery>({
  who: { name: 'who', read: (text) => text.slice(0, 36) || undefined, write },
  thing: { name: 'thing', read: (text) => (isThing(text) ? text : undefined), write },
  day: { name: 'day', read: dayOf, write },
  page,
});
