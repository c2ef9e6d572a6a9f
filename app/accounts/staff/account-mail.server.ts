import { type Mail, type MailOutcome, sendMail } from '#app/platform/mail/mail.server.ts';
import type { RequestContext } from '#app/platform/request/context.server.ts';
import { momentText } from '#app/time/moment-text.ts';
import type { NewAccountLink } from './account-link.server.ts';
import type { ShownLink } from './staff.view.ts';

/** Reason of a link: the person is invited, or an owner reset the password. */
type LinkReason = 'invitation' | 'reset';

const openings: Readonly<
  Record<LinkReason, { readonly subject: string; readonly opening: (hospital: string) => string }>
> = {
  invitation: {
    subject: 'Your account in the staff area',
    opening: (hospital) =>
      `An owner of ${hospital} invites you to the staff area of its website. Open this link, and enter your name and a password:`,
  },
  reset: {
    subject: 'Choose a new password for the staff area',
    opening: (hospital) =>
      `An owner of ${hospital} has reset the password of your staff account. Your old password no longer works. Open this link, and choose a new password:`,
  },
};

const accountLinkMail = (
  reason: LinkReason,
  { address, email, until }: Omit<ShownLink, 'mailText'>,
  hospital: string,
): Mail => ({
  to: email,
  subject: openings[reason].subject,
  text: [
    openings[reason].opening(hospital),
    address,
    `The link works once, until ${until}. Anyone who has the link can sign in as you, so do not forward this mail.`,
    'If you did not expect this mail, do not open the link, and call the hospital.',
  ].join('\n\n'),
});

const handOn = 'Give the link to the person yourself.';

const outcomeTexts: Readonly<Record<MailOutcome, (email: string) => string>> = {
  sent: (email) => `A mail with this link is on its way to ${email}.`,
  'not-set-up': () => `No mail was sent, because mail is not set up on this website. ${handOn}`,
  suppressed: () =>
    `No mail was sent, because an earlier mail to this address was returned or marked as spam. Check the address. ${handOn}`,
  limited: () => `No mail was sent, because this website has sent as many mails as it may. ${handOn}`,
  failed: () => `The mail service did not confirm the mail, so it may not arrive. ${handOn}`,
};

/**
 * Sends a new one-time link to its person by mail. The request sends the mail itself: an outbox could not, because the
 * database has only a hash of the link (decision 0068).
 *
 * @returns the link for the page of the owner, with a sentence about the outcome of the mail. The page always shows the
 *   link, so the owner can give it to the person if the mail fails
 */
export async function mailAccountLink(
  { mailer, origin, facts, requestId }: Pick<RequestContext, 'mailer' | 'origin' | 'facts' | 'requestId'>,
  reason: LinkReason,
  { path, expiresAt }: NewAccountLink,
  email: string,
): Promise<ShownLink> {
  const link = { address: `${origin}${path}`, email, until: momentText(expiresAt) };
  const outcome = await sendMail(mailer, accountLinkMail(reason, link, facts.hospital.name), requestId);
  return { ...link, mailText: outcomeTexts[outcome](email) };
}
