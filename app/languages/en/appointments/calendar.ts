export const calendarWords = { appointment: 'Appointment', reference: 'Reference' };
