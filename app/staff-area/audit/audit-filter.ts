/** Filter and page number of the audit log, as its address holds them. Browser and server share this file. */

import { listQuery, page } from '#app/navigation/list-query.ts';
import { dayOf } from '#app/time/calendar.ts';
import { type StaffListName, staffListNames, staffLists } from '../lists/staff-lists.ts';

const otherTopics = {
  accounts: 'Accounts and sign-ins',
  appointments: 'Appointments',
  calls: 'Calls',
  hospital: 'Hospital',
  money: 'Payments and till',
} as const;

export type AuditTopic = keyof typeof otherTopics | `${StaffListName}s`;

/** Subjects by which staff can filter the audit log, with their labels in alphabetical order. */
export const auditTopics = Object.fromEntries(
  [
    ...Object.entries(otherTopics),
    ...staffListNames.map((name) => [`${name}s`, staffLists[name].label]),
  ].sort(([, one = ''], [, other = '']) => one.localeCompare(other)),
) as Readonly<Record<AuditTopic, string>>;

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
