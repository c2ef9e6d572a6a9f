import { ProblemError } from '#app/platform/http/problems.server.ts';
import { logError } from '#app/platform/log/log.server.ts';
import { sendMail } from '#app/platform/mail/mail.server.ts';
import type { Command } from '#app/platform/request/command.server.ts';
import type { RequestContext } from '#app/platform/request/context.server.ts';
import { countTry } from '#app/platform/throttle/counter.server.ts';
import { sha256Hex, TimeSpan } from '#app/platform/tokens/tokens.server.ts';
import { momentText } from '#app/time/moment-text.ts';
import { deviceName } from './session.view.ts';

/** Mails of one account in a day. A program that signs in without cookies is a new device each time. */
export const newDeviceMailsPerDay = 3;

const day = new TimeSpan(1, 'd');

type Door = Pick<RequestContext, 'mailer' | 'userAgent'>;

/** The mail has no link, so that nobody learns to follow links in mails that speak of a stranger. */
const textOf = ({ facts, now }: Command, { userAgent }: Door) =>
  [
    `Somebody signed in to your account in the staff area of ${facts.hospital.name}, on a device that the website did not know.`,
    `Time: ${momentText(now)} (India)\nDevice: ${deviceName(userAgent)}`,
    'Was it you? Then there is nothing to do.',
    'If it was not you, open the website as you always do, sign in, change the password under Your account, and tell an owner. Sessions shows every device that is signed in.',
  ].join('\n\n');

/**
 * Tells a person by mail that somebody signed in to the account on an unknown device. Call it after the session is
 * open. The mail is sent after the response, and its failure does not fail the sign-in.
 */
export function mailNewDevice(
  command: Command,
  door: Door,
  account: { readonly id: string; readonly email: string },
): void {
  if (!door.mailer) return;
  command.waitUntil(
    send(command, door, account).catch((error) =>
      logError('mail about a device failed', command.requestId, error),
    ),
  );
}

async function send(
  command: Command,
  door: Door,
  { id, email }: { readonly id: string; readonly email: string },
): Promise<void> {
  const { database, now, requestId } = command;
  const key = (await sha256Hex(`new device mail ${id}`)).slice(0, 32);
  try {
    await countTry(database, [{ key, maxCount: newDeviceMailsPerDay }], day, now);
  } catch (error) {
    if (error instanceof ProblemError) return;
    throw error;
  }
  const subject = 'New device in your staff account';
  await sendMail(door.mailer, { to: email, subject, text: textOf(command, door) }, requestId);
}
