import type { MessageRow } from './message.schema.server.ts';
import type { MessageKind } from './message.values.ts';

/** Kinds that the API names otherwise. */
const apiKinds: Readonly<Partial<Record<MessageKind, string>>> = {
  tomorrow: 'reminder-eve',
  today: 'reminder-hours',
};

/** A message in the format of the API for staff. A row has no phone, name or text. */
export function messageJson(row: MessageRow) {
  const { id, kind, channel, language, state, reason, dueAt, sentAt, deliveredAt, readAt } = row;
  return {
    _id: id,
    kind: apiKinds[kind] ?? kind,
    ...{ channel, language, state },
    ...(reason && { reason }),
    dueAt: dueAt.toISOString(),
    ...(sentAt && { sentAt: sentAt.toISOString() }),
    ...(deliveredAt && { deliveredAt: deliveredAt.toISOString() }),
    ...(readAt && { readAt: readAt.toISOString() }),
  };
}
