import { type StaffListName, staffListNames, staffLists } from '../lists/staff-lists.ts';

export interface FlashMessage {
  /** Positive if not given. */
  readonly tone?: 'neutral';
  readonly text: string;
  /** Shown above the page; otherwise at the bottom of the window. */
  readonly isAbovePage?: true;
  /**
   * Undo restores a row of this list from the bin, or takes back a change of the facts, the cancellation of the requests of
   * a network, whether a doctor is there, or the end of a call or of an entry of the waiting list. Without it, Undo reverts
   * a change of an appointment.
   */
  readonly restores?: StaffListName | 'facts' | 'requests' | 'presence' | 'call' | 'waiting';
}

type ListToast = `${StaffListName}${'Created' | 'Updated' | 'Deleted' | 'Restored'}`;

/** Messages about the rows of the staff lists. */
const listToasts = Object.fromEntries(
  staffListNames.flatMap((name): [ListToast, FlashMessage][] => {
    const { one } = staffLists[name].nouns;
    const row = `${one.charAt(0).toUpperCase()}${one.slice(1)}`;
    return [
      [`${name}Created`, { text: `${row} added` }],
      [`${name}Updated`, { text: `${row} updated` }],
      [`${name}Deleted`, { text: `${row} deleted`, restores: name }],
      [`${name}Restored`, { text: `${row} restored` }],
    ];
  }),
) as Readonly<Record<ListToast, FlashMessage>>;

/** Messages after an action. The cookie holds only a key of this list, so nobody can inject text. */
export const toastMessages = {
  ...listToasts,
  timesSaved: { text: 'Your times are saved' },
  timesSavedWithVisits: {
    text: 'Your times are saved. The front desk is asked to find another time or doctor for the people who are booked.',
  },
  doctorAvailable: { text: 'Doctor available: the website offers free times again', restores: 'presence' },
  doctorUnavailable: { text: 'Doctor not available until further notice', restores: 'presence' },
  doctorAwayToday: { text: 'Leave for today entered', restores: 'presence' },
  doctorsImported: { text: 'Doctors imported' },
  linkUpdated: { text: 'Title saved' },
  consentRecorded: {
    text: 'Consent recorded: the website shows this story',
  },
  consentWithdrawn: {
    text: 'Consent withdrawn: the website no longer shows this story',
  },
  sessionEnded: { text: 'That device is signed out' },
  otherSessionsEnded: { text: 'All your other devices are signed out' },
  passwordChanged: {
    text: 'Password changed: your other devices are signed out',
  },
  summaryOn: { text: 'Summary switched on, from tomorrow morning' },
  summaryOff: { text: 'Summary switched off' },
  codesOff: { text: 'Two-step sign-in switched off' },
  codesRequired: {
    text: 'Every owner needs a code from the next sign-in on',
  },
  codesNotRequired: { text: 'Owners choose for themselves again' },
  calendarEnded: { text: 'The address for your calendar is switched off' },
  roleChanged: { text: 'Role changed: it is in force at once' },
  accountDisabled: { text: 'Account disabled and signed out' },
  accountEnabled: { text: 'Account enabled' },
  accountSignedOut: { text: 'Signed out everywhere' },
  invitationWithdrawn: { text: 'Invitation withdrawn' },
  appointmentBooked: { text: 'Appointment entered' },
  appointmentBookedAfterCall: { text: 'Appointment entered. The call is marked as done', restores: 'call' },
  seriesBooked: { text: 'All visits entered' },
  seriesBookedAfterCall: { text: 'All visits entered. The call is marked as done', restores: 'call' },
  appointmentConfirmed: { text: 'Appointment confirmed' },
  appointmentArrived: { text: 'Marked as arrived' },
  appointmentWithDoctor: { text: 'Marked as with the doctor' },
  appointmentCompleted: { text: 'Marked as completed' },
  appointmentMissed: { text: 'Marked as did not come' },
  appointmentMoved: { text: 'Appointment moved' },
  appointmentHandedOver: { text: 'Appointment given to the other doctor' },
  appointmentCancelled: { text: 'Appointment cancelled' },
  requestsReleased: { text: 'Requests of this network cancelled', restores: 'requests' },
  paidAppointmentCancelled: {
    text: 'Appointment cancelled. The payment is not given back yet',
  },
  personCorrected: { text: 'Name and phone saved' },
  personCorrectedEverywhere: { text: 'Name and phone saved on all visits of this person' },
  messagesStopped: { text: 'Messages to this phone are stopped' },
  aboutPersonSaved: { text: 'Age and sex saved' },
  videoLinkSaved: { text: 'Link for the video call saved' },
  languageSaved: { text: 'Language of the patient saved' },
  messageAnswerSaved: { text: 'Answer about messages saved' },
  messageSent: { text: 'Marked as sent by hand' },
  messageWasSent: { tone: 'neutral', text: 'It was marked as sent before' },
  changeTakenBack: { tone: 'neutral', text: 'Taken back: it is as it was before' },
  paymentRecorded: { text: 'Payment recorded' },
  lineAdded: { text: 'Added to the bill' },
  lineRemoved: { tone: 'neutral', text: 'Taken off the bill' },
  depositSet: { text: 'The deposit is set against the room' },
  sessionUsed: { text: 'A session of the pack is used for this visit' },
  sessionReturned: { tone: 'neutral', text: 'The session is back in the pack' },
  saidPaymentArrived: { text: 'Payment recorded. Its receipt is under Payments' },
  saidPaymentRefused: { tone: 'neutral', text: 'Noted: the patient’s own page says so' },
  paymentAskedBefore: { text: 'The patient’s own page asks for payment before the visit' },
  paymentNotAskedBefore: { tone: 'neutral', text: 'Payment before the visit is no longer asked for' },
  discountGranted: { text: 'Discount recorded' },
  paymentRefunded: {
    text: 'Refund recorded. Its slip is under Payments',
  },
  refundAsked: { text: 'Above your limit: an owner is asked for this refund' },
  refundDeclined: { tone: 'neutral', text: 'Refund declined: nothing is given back' },
  tillOpened: { text: 'Float of the till recorded' },
  tillClosed: { text: 'Count of the till recorded' },
  waitingAdded: { text: 'Put on the waiting list' },
  waitingBooked: { text: 'Taken off the waiting list: booked', restores: 'waiting' },
  waitingDeclined: { text: 'Noted: the next person is offered this time' },
  waitingLeft: { text: 'Taken off the waiting list', restores: 'waiting' },
  callDone: { text: 'Call marked as done', restores: 'call' },
  callNotReached: { text: 'Try counted: call again later' },
  factsSaved: {
    text: 'Saved: the website shows it within a minute',
    restores: 'facts',
  },
  factsTakenBack: {
    tone: 'neutral',
    text: 'Taken back: the website shows it as it was before, within a minute',
  },
  factsChangedSince: {
    tone: 'neutral',
    text: 'Not taken back: somebody has changed this section since then. Its changes show the earlier values.',
  },
  testSent: {
    text: 'The gateway has accepted the test: look at your phone',
  },
  testUnclear: {
    tone: 'neutral',
    text: 'The gateway did not answer. The test may arrive all the same: look at your phone',
  },
  testArrived: {
    text: 'Noted: this channel can be switched on in the section Messages',
  },
  signedOutIdle: {
    tone: 'neutral',
    text: 'You were signed out because nothing was done here for a while. Sign in to go on.',
    isAbovePage: true,
  },
  signedOutSince: {
    tone: 'neutral',
    text: 'You were signed out: this sign-in had run out, or somebody ended it. Sign in to go on.',
    isAbovePage: true,
  },
  signedOut: { tone: 'neutral', text: 'You are signed out', isAbovePage: true },
} as const satisfies Record<string, FlashMessage>;

export type ToastKey = keyof typeof toastMessages;

/** A change that can be undone for a while: a change of an appointment or of the facts, a deletion, or the end of a call. */
export interface UndoTarget {
  /** Id of the appointment, the doctor, the link, the call or the entry of the waiting list, or of the section of the facts. */
  readonly id: string;
  /** Version that the change created. After another change, Undo is refused. A call and an entry of the waiting list have none, so it is 1. */
  readonly version: number;
}

/** A message, and the change that it offers to undo. */
export interface ShownToast {
  readonly key: ToastKey;
  readonly undo?: UndoTarget;
}
