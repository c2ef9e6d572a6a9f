/** Addresses of a doctor's own pages. */

export const ownDayPath = '/dashboard/MyDay';

export const calendarPath = `${ownDayPath}/calendar`;

/** Returns the address of the dialog with a visitor's note. */
export const notePath = (appointmentId: string) => `${ownDayPath}/${encodeURIComponent(appointmentId)}`;

/** Returns the address of the week that begins on a day; without a day, of the current week. */
export const ownDayPathOn = (day: string | null) => (day === null ? ownDayPath : `${ownDayPath}?day=${day}`);

export const doctorTimesPath = (doctorId: string) =>
  `/dashboard/AddDoctor/${encodeURIComponent(doctorId)}/times`;
