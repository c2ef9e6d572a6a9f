/** Addresses of the front desk, shared by its pages and by the parts that link to them. */

export const deskPath = '/dashboard/Appointments';

export const appointmentPath = (id: string) => `${deskPath}/${encodeURIComponent(id)}`;

/** Value of `open` in the address of an appointment that opens the part with the link of the video call. */
export const videoPart = 'video';

/** Returns the address of an appointment with the part for the link of its video call open, also without scripts. */
export const videoLinkPath = (id: string) => `${appointmentPath(id)}?open=${videoPart}`;

/** Returns the address of the form that gives back a payment. */
export const refundPath = (appointmentId: string, paymentId: string) =>
  `${appointmentPath(appointmentId)}/refund/${encodeURIComponent(paymentId)}`;

/** Returns the address of the desk with a day and filters; empty values are left out. */
export const deskPathWith = (asked: Readonly<Record<string, string | null>>): string =>
  withQuery(deskPath, asked);

/** Returns the address of the week of one doctor; empty values are left out. */
export const doctorWeekPath = (asked: Readonly<Record<string, string | null>>): string =>
  withQuery(`${deskPath}/week`, asked);

/** Page with the first free times of all doctors, for somebody who rings. */
export const freeTimesPath = `${deskPath}/free`;

function withQuery(path: string, asked: Readonly<Record<string, string | null>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(asked))
    if (value !== null && value !== '') query.set(name, value);
  return query.size === 0 ? path : `${path}?${query}`;
}

/** Returns the address of the visits of one doctor, or of all, that nobody would see: during a leave, of a doctor who is not available, and on closed days. */
export const leaveVisitsPath = (doctorId: string | null = null): string =>
  withQuery(`${deskPath}/leave`, { doctor: doctorId });

/** Returns the address of the question before a doctor with visits to come is away; it also takes such a change back. */
export const doctorAwayPath = (doctorId: string): string =>
  `/dashboard/AddDoctor/${encodeURIComponent(doctorId)}/away`;

/** Requests that came from one network in an unusual number. */
export const networkRequestsPath = `${deskPath}/networks`;

/** Returns the address of the question before all requests of a network are cancelled. */
export const networkReleasePath = (network: string) =>
  `${networkRequestsPath}/${encodeURIComponent(network)}`;

/** Value of `to` in the address of the move dialog: it suggests another doctor at the same time. */
export const anotherDoctor = 'another-doctor';

/** Requests that wait for confirmation. */
export const waitingRequestsPath = `${deskPath}?show=waiting`;

/** Value of `show` in an address of the desk that lists the visits without an outcome. */
export const openVisitsShown = 'no-outcome';

/** Visits of past days of which nobody has said what came of them. */
export const openVisitsPath = `${deskPath}?show=${openVisitsShown}`;

/** Confirms the requests that are selected in that list. */
export const confirmSelectedPath = `${deskPath}/confirm`;

/** Returns the address of the form for a new appointment, with prefilled values. */
export const newAppointmentPath = (known: Readonly<Record<string, string>>) =>
  `${deskPath}/new?${new URLSearchParams(known)}`;

/** Usual intervals of follow-up appointments, in weeks. */
export const followUpWeeks = [2, 4, 6] as const;

export const followUpPath = (id: string, weeks: number) =>
  newAppointmentPath({ again: id, weeks: String(weeks) });

export const patientPath = '/dashboard/Patient';

/** Returns the page of a person. It names the person by a reference, so that no phone is in the address. */
export const patientPathOf = (reference: string) => `${patientPath}?${new URLSearchParams({ reference })}`;

/** Refusal of an Undo that comes too late. */
export const tooLateToUndo = 'This can no longer be taken back: more than ten minutes have passed.';

/** Answers what the desk knows of a phone, for the booking form. */
export const knownPersonPath = `${patientPath}/known`;

export const waitingListPath = '/dashboard/WaitingList';
