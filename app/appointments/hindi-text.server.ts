import { messagesIn } from '#app/languages/messages.ts';
import { clockWords } from '#messages/hospital-facts/clock.ts';
import { referenceText } from './appointment.reference.ts';
import type { AppointmentSummary } from './appointment.values.ts';

/**
 * The message to the person in Hindi, as neutral as the English one: it names neither the hospital nor the doctor.
 *
 * @param phone of the hospital, as it is shown
 */
export function hindiNeutralText(
  { status, day, minute, reference }: Pick<AppointmentSummary, 'status' | 'day' | 'minute' | 'reference'>,
  phone: string,
): string {
  const { longDate, time, weekday } = messagesIn('hi', clockWords);
  const when = `${weekday(day)} ${longDate(day)}, ${time(minute)}`;
  const what =
    status === 'cancelled'
      ? `${when} का आपका अपॉइंटमेंट रद्द हो गया है।`
      : status === 'requested'
        ? `${when} का आपका अपॉइंटमेंट बुक हुआ है। हम इसे पक्का करके बताएँगे।`
        : `आपका अपॉइंटमेंट: ${when}।`;
  return `${what} रेफ़रेंस ${referenceText(reference)}। कुछ पूछना या बदलना हो: ${phone}`;
}
