/**
 * Messages to people who agreed, by SMS or WhatsApp. Others who hold the phone can read them: no text names a person, a
 * doctor, a speciality or a link. Variables stand in braces; the phone and the brand are the same in each message.
 */
import type { MessageKind } from '#app/hospital-facts/message-facts.ts';
import { shortDate } from '#app/time/long-date.ts';
import { slotLabel } from '#app/time/slots.ts';

export const messageTexts: Readonly<Record<MessageKind, string>> = {
  received:
    'Your request for {when} has come. Ref {ref}. We will confirm it. To change it, call {phone} -{brand}',
  confirmed: 'Your time {when} is confirmed. Ref {ref}. To change it, call {phone} -{brand}',
  moved: 'Your time has changed. New time: {when}. Ref {ref}. To change it, call {phone} -{brand}',
  cancelled: 'Your time {when} is cancelled. Ref {ref}. To book again, call {phone} -{brand}',
  tomorrow: 'Reminder for tomorrow: {when}. To change it, call {phone} -{brand}',
  today: 'Reminder for today: {time}. To change it, call {phone} -{brand}',
  feedback:
    'Thank you for coming on {when}. If you want to tell us anything about your visit, call {phone} -{brand}',
  callback: 'We have your request and will call you. If you cannot wait, call {phone} -{brand}',
};

/** Formats a time without a zero in front, such as '9:30 AM'. */
const time = (minute: number) => slotLabel(minute).replace(/^0/, '');

/** Values of the variables. Operators allow 30 characters for each. */
export const messageTimes = {
  time,
  /** Day and time in little space, such as 'Wed 30 Sep, 10:00 AM'. */
  when: (day: string, minute: number) => `${shortDate(day)}, ${time(minute)}`,
};

/** Words that reveal the kind of hospital or a visit to a doctor: whole words, and beginnings of words. */
export const revealingWords = {
  whole: ['dr', 'ect', 'ocd', 'adhd', 'sex'] as readonly string[],
  beginnings: [
    'mental',
    'mind',
    'psych',
    'addict',
    'deaddict',
    'rehab',
    'depress',
    'anxi',
    'bipolar',
    'schizo',
    'suicid',
    'counsel',
    'therap',
    'alcohol',
    'drug',
    'sexual',
    'doctor',
  ] as readonly string[],
};
