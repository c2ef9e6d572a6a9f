import type { callbacks } from '#app/callbacks/callback.schema.server.ts';
import { callbackNoticeVersion } from '#app/callbacks/callback.values.ts';
import { samplePhone } from './phones.ts';

const hour = 60 * 60 * 1000;

/** Three open callback requests, one of them after two failed calls, and one that is done. */
export function sampleCallbacks(now: Date): readonly (typeof callbacks.$inferSelect)[] {
  return [
    { name: 'R. K. (sample)', hours: 26, tries: 2, bestTime: 'after six', callAs: 'the library' },
    { name: 'Sample Mother', hours: 5, tries: 0, bestTime: 'mornings', callAs: null },
    { name: 'S. (sample)', hours: 1, tries: 0, bestTime: null, callAs: 'a friend' },
    { name: 'T. (sample)', hours: 50, tries: 0, bestTime: null, callAs: null, isDone: true },
  ].map(({ name, hours, tries, bestTime, callAs, isDone = false }, number) => {
    const createdAt = new Date(now.getTime() - hours * hour);
    const calledAt = new Date(createdAt.getTime() + hour / 2);
    return {
      id: crypto.randomUUID(),
      name,
      phone: samplePhone(20 + number),
      subject: 'call',
      bestTime,
      callAs,
      safeToCall: callAs === null,
      messageChannel: null,
      language: null,
      consentAt: createdAt,
      noticeEdition: callbackNoticeVersion,
      status: isDone ? 'done' : 'open',
      tries,
      lastTriedAt: tries > 0 || isDone ? calledAt : null,
      createdAt,
      endedAt: isDone ? calledAt : null,
    };
  });
}
