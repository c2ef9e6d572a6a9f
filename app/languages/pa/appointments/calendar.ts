import type * as english from '#messages/appointments/calendar.ts';

export const calendarWords: typeof english.calendarWords = { appointment: 'ਅਪਾਇੰਟਮੈਂਟ', reference: 'ਰੈਫ਼ਰੈਂਸ' };
