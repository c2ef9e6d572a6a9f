import type * as english from '#messages/appointments/calendar.ts';

export const calendarWords: typeof english.calendarWords = { appointment: 'अपॉइंटमेंट', reference: 'रेफ़रेंस' };
