import type { AgreedChannel } from './message.values.ts';

/** Whether a number can get messages: in India mobile numbers begin with 6 to 9. Call the others. */
export const isMobile = (phone: string) => /^[6-9]\d{9}$/.test(phone);

/**
 * Builds the link with which a member of the staff sends a message: WhatsApp or the phone's own messages open
 * with number and text, and the person presses send. Needs no account with a gateway.
 *
 * @param phone ten digits of a mobile number
 */
export const byHandHref = (channel: AgreedChannel, phone: string, text: string): string =>
  channel === 'whatsapp'
    ? `https://wa.me/91${phone}?text=${encodeURIComponent(text)}`
    : `sms:+91${phone}?body=${encodeURIComponent(text)}`;
