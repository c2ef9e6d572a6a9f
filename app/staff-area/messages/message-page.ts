/** Addresses of the page Messages, and the rows of its lists as the browser gets them. */

export const messagesPath = '/dashboard/Messages';

export const messageLists = {
  'by-hand': 'To send by hand',
  'sent-by-hand': 'Sent by hand',
  waiting: 'Waiting',
  sent: 'Sent',
  'not-delivered': 'Not delivered',
} as const;
export type MessageList = keyof typeof messageLists;

const messageListNames = Object.keys(messageLists) as readonly MessageList[];

/** The lists by who sends: the desk, or SMS and WhatsApp by themselves. */
export const messageListGroups = {
  'By hand': ['by-hand', 'sent-by-hand'],
  Automatic: ['waiting', 'sent', 'not-delivered'],
} as const satisfies Record<string, readonly MessageList[]>;

export const messageListPath = (list: MessageList) => `${messagesPath}?list=${list}`;

/** Returns the list that an address or a form asks for; any other value is the list to send by hand. */
export const readMessageList = (asked: string | null): MessageList =>
  messageListNames.find((list) => list === asked) ?? 'by-hand';

export const listFailure = 'Failed to fetch the messages';
export const markFailure = 'Failed to mark the message as sent';

/** A message in a list, in words. It holds no text of a message. */
export interface MessageLine {
  readonly id: string;
  readonly kind: string;
  /** Whether it reminds of a visit of tomorrow. */
  readonly isForTomorrow: boolean;
  /** Day and time of the visit; null for a call. */
  readonly visit: string | null;
  /** Reference of the appointment; null for a call. */
  readonly reference: string | null;
  /** Address of the appointment, or of the list of calls. */
  readonly to: string;
  /** The state with its time, such as 'Sent by WhatsApp, read 20 Nov 2026, 10:15 am'. */
  readonly state: string;
  /** Why no gateway sent it. */
  readonly reason: string | null;
}

/** A message that the desk sends, with the link that opens it. */
export interface MessageCard extends MessageLine {
  readonly phone: string;
  readonly href: string;
  readonly way: 'whatsapp' | 'sms' | 'call';
}

/** Whether a line is a card. */
export const isCard = (line: MessageLine | MessageCard): line is MessageCard => 'href' in line;
