import { type Mail, type MailOutcome, sendMail } from '#app/platform/mail/mail.server.ts';
import type { RequestContext } from '#app/platform/request/context.server.ts';
import { momentText } from '../session/session.view.ts';
import type { NewAccountLink } from './account-link.server.ts';
import type { ShownLink } from './staff.view.ts';

/** Reason of a link: the person is invited, or an owner reset the password. */
type LinkReason = 'invitation' | 'reset';

const first: Readonly<
  Record<LinkReason, { readonly subject: string; readonly begin: (of: string) => string }>
> = {
  invitation: {
    subject: 'Your account in the staff area',
    begin: (hospital) =>
      `An owner of ${hospital} invites you to the staff area of its website. Open this link, and enter your name and a password:`,
  },
  reset: {
    subject: 'Choose a new password for the staff area',
    begin: (hospital) =>
      `An owner of ${hospital} has reset the password of your staff account. The old one no longer works. Open this link, and choose a new one:`,
  },
};

const mailWith = (
  reason: LinkReason,
  { address, email, until }: Omit<ShownLink, 'mailText'>,
  hospital: string,
): Mail => ({
  to: email,
  subject: first[reason].subject,
  text: [
    first[reason].begin(hospital),
    address,
    `The link works once, until ${until}. Whoever has it can sign in as you, so do not pass this mail on.`,
    'If you did not expect this mail, do not open the link, and call the hospital.',
  ].join('\n\n'),
});

const handOn = 'Give the link to the person yourself.';

const outcomeTexts: Readonly<Record<MailOutcome, (email: string) => string>> = {
  sent: (email) => `A mail with this link is on its way to ${email}.`,
  'not-set-up': () => `No mail was sent, because this website sends none yet. ${handOn}`,
  suppressed: () =>
    `No mail was sent: an earlier one to this address came back. Check the address. ${handOn}`,
  limited: () => `No mail was sent, because the limit of mails is reached. ${handOn}`,
  failed: () => `The mail service did not confirm the mail. ${handOn}`,
};

/**
 * Sends a new one-time link to its person by mail. The mail is sent from the request and not through an outbox, because
 * only a hash of the link is stored (decision 0068).
 *
 * @returns the link for the page of the owner, with a sentence about the mail. The page shows it in every case, so
 *   nothing depends on the mail
 */
export async function mailAccountLink(
  { mailer, origin, facts, requestId }: Pick<RequestContext, 'mailer' | 'origin' | 'facts' | 'requestId'>,
  reason: LinkReason,
  { path, expiresAt }: NewAccountLink,
  email: string,
): Promise<ShownLink> {
  const link = { address: `${origin}${path}`, email, until: momentText(expiresAt) };
  const outcome = await sendMail(mailer, mailWith(reason, link, facts.hospital.name), requestId);
  return { ...link, mailText: outcomeTexts[outcome](email) };
}
