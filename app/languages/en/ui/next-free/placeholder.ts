/**
 * Placeholder text that reserves space for a time that is written later. No text on any day is longer
 * (app/appointments/free-times/next-free.view.test.ts).
 */
export const nextFreePlaceholder = { longest: 'Next free: Thu 10 Sept, 09:00 AM' };
