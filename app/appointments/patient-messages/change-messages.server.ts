import { type SQL, sql } from 'drizzle-orm';
import { dropWaiting, isToldOtherwise, messageIf } from '#app/messages/message.commands.server.ts';
import type { Command } from '#app/platform/request/command.server.ts';
import { momentInIndia } from '#app/time/calendar.ts';
import type { Appointment } from '../appointment.values.ts';
import type { ChangedFields, Step } from '../planned-change.server.ts';
import { kindsThatState, messageOfChange, subjectOf } from './appointment-messages.server.ts';

const isSameMoment = (one: Date | null, other: Date | null) => one?.getTime() === other?.getTime();

/**
 * Builds the statements of the messages about a change: earlier ones that did not go out yet are dropped, and
 * the new one waits. After Undo the person is told the standing only if the last message said something else.
 * Messages name no doctor, so a visit that only gets another doctor leaves them as they are.
 */
export async function messageStatements(
  command: Command,
  before: Appointment,
  after: ChangedFields,
  steps: readonly Step[],
  isFirst: SQL,
) {
  const subject = subjectOf(before);
  const { day, minute, status } = after;
  const version = before.version + 1;
  const isSameTime = day === before.day && minute === before.minute;
  const isSameState = status === before.status && isSameMoment(after.arrivedAt, before.arrivedAt);
  if (isSameTime && isSameState) return [];
  const kinds = steps.map(({ what }) => what).filter((what) => what !== 'moved' || !isSameTime);
  const isUndo = kinds.includes('taken-back');
  const kind = messageOfChange(kinds);
  const dropped = dropWaiting(
    command,
    subject,
    isUndo ? 'undone' : kind === 'cancelled' ? 'cancelled' : 'superseded',
    isFirst,
  );
  if (kind) return [dropped, ...(await messageIf(command, { kind, subject, version, day, minute }, isFirst))];
  const stating = kindsThatState[status];
  const isAhead = momentInIndia(day, minute) > command.now;
  if (!isUndo || !stating || !isAhead || after.arrivedAt !== null) return [dropped];
  const isOtherwise = isToldOtherwise({ subject, day, minute }, stating, status === 'confirmed');
  const again = status === 'confirmed' ? 'confirmed' : 'moved';
  const draft = { kind: again, subject, version, day, minute } as const;
  return [dropped, ...(await messageIf(command, draft, sql`${isFirst} and ${isOtherwise}`))];
}
