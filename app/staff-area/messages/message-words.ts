/** Words of messages for the staff: how they ended, and why. */

import type { MessageChannel, MessageReason } from '#app/messages/message.values.ts';

export const channelNames: Readonly<Record<MessageChannel, string>> = {
  sms: 'SMS',
  whatsapp: 'WhatsApp',
  'by-hand': 'hand',
};

const reasons: Readonly<Record<MessageReason, string>> = {
  cancelled: 'The appointment was cancelled',
  superseded: 'A newer change took its place',
  undone: 'The change was taken back',
  erased: 'The data of this person was erased',
  expired: 'Its time had passed',
  'no-consent': 'This person did not agree to messages',
  stopped: 'This person wants no more messages',
  off: 'This kind of message is switched off',
  cap: 'The limit of messages or of costs was reached',
  landline: 'A landline gets no messages: call it',
  'no-gateway': 'No account for SMS or WhatsApp sends this message',
  phone: 'The service cannot reach this phone',
  template: 'The service did not accept the registered text',
  channel: 'The service refused the hospital’s account: tell an owner',
  refused: 'The service refused it',
  'no-answer': 'The service did not answer: the person may have got it already',
};

/** Says why a message was not sent. A refused phone of WhatsApp has no WhatsApp. */
export const reasonText = (reason: MessageReason, channel: MessageChannel | null): string =>
  reason === 'phone' && channel === 'whatsapp' ? 'This phone has no WhatsApp' : reasons[reason];
