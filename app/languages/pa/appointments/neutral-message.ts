import { referenceText } from '#app/appointments/appointment.reference.ts';
import type * as english from '#messages/appointments/neutral-message.ts';
import { punjabiLongDate, punjabiTime, punjabiWeekday } from '../time/dates.ts';

export const neutralMessage: typeof english.neutralMessage = ({ status, day, minute, reference }, phone) => {
  const when = `${punjabiWeekday(day)} ${punjabiLongDate(day)}, ${punjabiTime(minute)}`;
  const what =
    status === 'cancelled'
      ? `${when} ਦੀ ਤੁਹਾਡੀ ਅਪਾਇੰਟਮੈਂਟ ਰੱਦ ਹੋ ਗਈ ਹੈ।`
      : status === 'requested'
        ? `${when} ਦੀ ਅਪਾਇੰਟਮੈਂਟ ਲਈ ਤੁਹਾਡੀ ਬੇਨਤੀ ਮਿਲ ਗਈ ਹੈ। ਅਸੀਂ ਪੱਕਾ ਕਰਕੇ ਦੱਸਾਂਗੇ।`
        : `ਤੁਹਾਡੀ ਅਪਾਇੰਟਮੈਂਟ: ${when}।`;
  return `${what} ਰੈਫ਼ਰੈਂਸ ${referenceText(reference)}। ਕੁਝ ਪੁੱਛਣਾ ਜਾਂ ਬਦਲਣਾ ਹੋਵੇ: ${phone}`;
};
