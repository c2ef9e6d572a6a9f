import { vi } from 'vitest';
import type { Site } from './site.ts';

/** Sender of a test site with mail. */
export const mailSender = 'no-reply@hospital.example';

/** A mail that the stand-in accepted. */
export interface SentMail {
  readonly from: { readonly email: string; readonly name: string };
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
}

const ask = async ({ origin }: Site, fault?: string): Promise<readonly SentMail[]> => {
  const body = JSON.stringify({ fault });
  const answer = await fetch(origin, { method: 'POST', headers: { 'x-test-mail': '1' }, body });
  return (await answer.json()) as readonly SentMail[];
};

/**
 * Makes the mail service refuse the next mails, and forgets the mails so far.
 *
 * @param fault error code of Cloudflare's Email Service; `silent`: it never answers; undefined: it accepts again
 */
export async function setMailFault(site: Site, fault: string | undefined): Promise<void> {
  await ask(site, fault);
}

/** Returns the mails since the last call. */
export const takeMails = (site: Site): Promise<readonly SentMail[]> => ask(site);

/** Waits for mails that the Worker sends after its response. */
export async function waitForMails(site: Site, count: number): Promise<readonly SentMail[]> {
  const mails: SentMail[] = [];
  await vi.waitUntil(
    async () => {
      mails.push(...(await takeMails(site)));
      return mails.length >= count;
    },
    { timeout: 10_000, interval: 50 },
  );
  return mails;
}
