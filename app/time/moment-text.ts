const moment = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
});

/** Formats a moment in the time zone of the hospital. */
export function momentText(date: Date): string {
  return moment.format(date);
}
