import { referenceText } from '#app/appointments/appointment.reference.ts';
import type * as english from '#messages/appointments/neutral-message.ts';
import { hindiLongDate, hindiTime, hindiWeekday } from '../time/dates.ts';

export const neutralMessage: typeof english.neutralMessage = ({ status, day, minute, reference }, phone) => {
  const when = `${hindiWeekday(day)} ${hindiLongDate(day)}, ${hindiTime(minute)}`;
  const what =
    status === 'cancelled'
      ? `${when} का आपका अपॉइंटमेंट रद्द हो गया है।`
      : status === 'requested'
        ? `आपने ${when} का समय माँगा है। हम इसे पक्का करके बताएँगे।`
        : `आपका अपॉइंटमेंट: ${when}।`;
  return `${what} रेफ़रेंस ${referenceText(reference)}। कुछ पूछना या बदलना हो: ${phone}`;
};
