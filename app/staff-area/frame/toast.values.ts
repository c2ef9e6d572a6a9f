import type { InlineAlertProps } from '#app/ui/inline-alert/inline-alert.tsx';

interface FlashMessage {
  readonly tone: InlineAlertProps['tone'];
  readonly text: string;
  /** Shown at the bottom of the window; otherwise above the page. */
  readonly isFixed?: true;
  /** Undo restores this kind of thing from the bin, or takes back a change of the facts. Without it, Undo reverts a change of an appointment. */
  readonly restores?: 'doctor' | 'link' | 'facts';
}

/** Messages after an action. The cookie holds only a key of this list, so nobody can inject text. */
export const toastMessages = {
  doctorCreated: { tone: 'positive', text: 'Doctor added', isFixed: true },
  doctorUpdated: { tone: 'positive', text: 'Doctor updated', isFixed: true },
  timesSaved: { tone: 'positive', text: 'Your times are saved', isFixed: true },
  timesSavedWithVisits: {
    tone: 'positive',
    text: 'Your times are saved. The front desk is asked to find another time or doctor for the people who are booked.',
    isFixed: true,
  },
  doctorDeleted: { tone: 'positive', text: 'Doctor deleted', isFixed: true, restores: 'doctor' },
  doctorRestored: { tone: 'positive', text: 'Doctor restored', isFixed: true },
  doctorsImported: { tone: 'positive', text: 'Doctors imported', isFixed: true },
  linkCreated: { tone: 'positive', text: 'Link added', isFixed: true },
  linkUpdated: { tone: 'positive', text: 'Title saved', isFixed: true },
  linkDeleted: { tone: 'positive', text: 'Link deleted', isFixed: true, restores: 'link' },
  linkRestored: { tone: 'positive', text: 'Link restored', isFixed: true },
  consentRecorded: {
    tone: 'positive',
    text: 'Consent recorded: the website shows this story',
    isFixed: true,
  },
  consentWithdrawn: {
    tone: 'positive',
    text: 'Consent withdrawn: the website no longer shows this story',
    isFixed: true,
  },
  sessionEnded: { tone: 'positive', text: 'That device is signed out', isFixed: true },
  otherSessionsEnded: { tone: 'positive', text: 'All your other devices are signed out', isFixed: true },
  passwordChanged: {
    tone: 'positive',
    text: 'Password changed: your other devices are signed out',
    isFixed: true,
  },
  summaryOn: { tone: 'positive', text: 'Summary switched on, from tomorrow morning', isFixed: true },
  summaryOff: { tone: 'positive', text: 'Summary switched off', isFixed: true },
  codesOff: { tone: 'positive', text: 'Two-step sign-in switched off', isFixed: true },
  codesRequired: {
    tone: 'positive',
    text: 'Every owner needs a code from the next sign-in on',
    isFixed: true,
  },
  codesNotRequired: { tone: 'positive', text: 'Owners choose for themselves again', isFixed: true },
  calendarEnded: { tone: 'positive', text: 'The address for your calendar is switched off', isFixed: true },
  roleChanged: { tone: 'positive', text: 'Role changed: it is in force at once', isFixed: true },
  accountDisabled: { tone: 'positive', text: 'Account disabled and signed out', isFixed: true },
  accountEnabled: { tone: 'positive', text: 'Account enabled', isFixed: true },
  accountSignedOut: { tone: 'positive', text: 'Signed out everywhere', isFixed: true },
  invitationWithdrawn: { tone: 'positive', text: 'Invitation withdrawn', isFixed: true },
  appointmentBooked: { tone: 'positive', text: 'Appointment entered', isFixed: true },
  seriesBooked: { tone: 'positive', text: 'All visits entered', isFixed: true },
  appointmentConfirmed: { tone: 'positive', text: 'Appointment confirmed', isFixed: true },
  appointmentArrived: { tone: 'positive', text: 'Marked as arrived', isFixed: true },
  appointmentCompleted: { tone: 'positive', text: 'Marked as completed', isFixed: true },
  appointmentMissed: { tone: 'positive', text: 'Marked as did not come', isFixed: true },
  appointmentMoved: { tone: 'positive', text: 'Appointment moved', isFixed: true },
  appointmentHandedOver: { tone: 'positive', text: 'Appointment given to the other doctor', isFixed: true },
  appointmentCancelled: { tone: 'positive', text: 'Appointment cancelled', isFixed: true },
  messagesStopped: { tone: 'positive', text: 'Messages to this phone are stopped', isFixed: true },
  messageAnswerSaved: { tone: 'positive', text: 'Answer about messages saved', isFixed: true },
  messageSent: { tone: 'positive', text: 'Marked as sent by hand', isFixed: true },
  messageWasSent: { tone: 'neutral', text: 'It was marked as sent before', isFixed: true },
  changeTakenBack: { tone: 'neutral', text: 'Taken back: it is as it was before', isFixed: true },
  discountGranted: { tone: 'positive', text: 'Discount recorded', isFixed: true },
  paymentRefunded: { tone: 'positive', text: 'Refund recorded', isFixed: true },
  tillClosed: { tone: 'positive', text: 'Count of the till recorded', isFixed: true },
  waitingAdded: { tone: 'positive', text: 'Put on the waiting list', isFixed: true },
  waitingBooked: { tone: 'positive', text: 'Taken off the waiting list: booked', isFixed: true },
  waitingDeclined: { tone: 'positive', text: 'Noted: the next person is offered this time', isFixed: true },
  waitingLeft: { tone: 'positive', text: 'Taken off the waiting list', isFixed: true },
  callDone: { tone: 'positive', text: 'Call marked as done', isFixed: true },
  callNotReached: { tone: 'positive', text: 'Try counted: call again later', isFixed: true },
  factsSaved: {
    tone: 'positive',
    text: 'Saved: the website shows it within a minute',
    isFixed: true,
    restores: 'facts',
  },
  factsTakenBack: {
    tone: 'neutral',
    text: 'Taken back: the website shows it as it was before, within a minute',
    isFixed: true,
  },
  factsChangedSince: {
    tone: 'neutral',
    text: 'Not taken back: somebody has changed this section since then. Its changes show the earlier values.',
    isFixed: true,
  },
  testSent: {
    tone: 'positive',
    text: 'The gateway has accepted the test: look at your phone',
    isFixed: true,
  },
  testUnclear: {
    tone: 'neutral',
    text: 'The gateway did not answer. The test may arrive all the same: look at your phone',
    isFixed: true,
  },
  testArrived: {
    tone: 'positive',
    text: 'Noted: this channel can be switched on in the section Messages',
    isFixed: true,
  },
  personErased: {
    tone: 'positive',
    text: 'Data of this phone number erased as far as the law allows',
    isFixed: true,
  },
  signedOut: { tone: 'neutral', text: 'You are signed out' },
} as const satisfies Record<string, FlashMessage>;

export type ToastKey = keyof typeof toastMessages;

/** A change that can be undone for a while: a change of an appointment or of the facts, or a deletion. */
export interface UndoTarget {
  /** Id of the appointment, the doctor or the link, or of the section of the facts. */
  readonly id: string;
  /** Version that the change created. After another change, Undo is refused. */
  readonly version: number;
}

/** A message, and the change that it offers to undo. */
export interface ShownToast {
  readonly key: ToastKey;
  readonly undo?: UndoTarget;
}
