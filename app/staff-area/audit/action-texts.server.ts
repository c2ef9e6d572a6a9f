import type { accountActions } from '#app/accounts/staff/account.values.ts';
import type { appointmentActions } from '#app/appointments/appointment.values.ts';
import type { waitingActions } from '#app/appointments/waiting-list/waiting.values.ts';
import type { callbackActions } from '#app/callbacks/callback.values.ts';
import type { hospitalActions } from '#app/hospital/hospital.values.ts';
import type { messageActions } from '#app/messages/message.values.ts';
import type { paymentActions } from '#app/payments/payment.values.ts';
import type { saidPaymentActions } from '#app/payments/said-payment.values.ts';
import { type ListAction, staffListStores } from '../lists/staff-list-stores.server.ts';
import { type StaffListName, staffListNames } from '../lists/staff-lists.ts';

/** Values of each object of a union. `Actions[keyof Actions]` alone has only the keys that all objects have. */
type ValueOf<Actions> = Actions extends unknown ? Actions[keyof Actions] : never;

/** Subjects of the actions in the audit log. */
export type ActionSubject =
  | StaffListName
  | 'account'
  | 'self'
  | 'appointment'
  | 'waiting'
  | 'callback'
  | 'payment'
  | 'bill'
  | 'till'
  | 'hospital'
  | 'refusal'
  | 'visit-list'
  | 'call-list'
  | 'payment-list';

/** Text of an action. It ends where the name of the changed thing follows. */
interface ChangeWords {
  readonly subject: ActionSubject;
  readonly words: string;
  /** True if the overview leaves the action out: others see no change, or no staff member can have done it. */
  readonly isQuiet?: true;
}

const appointment = (words: string): ChangeWords => ({ subject: 'appointment', words });
const call = (words: string): ChangeWords => ({ subject: 'callback', words });
const waiting = (words: string): ChangeWords => ({ subject: 'waiting', words });
const account = (words: string): ChangeWords => ({ subject: 'account', words });
/** An action of a person on their own account or sessions. */
const self = (words: string): ChangeWords => ({ subject: 'self', words, isQuiet: true });
const quiet = (words: ChangeWords): ChangeWords => ({ ...words, isQuiet: true });

type KnownAction = ValueOf<
  | typeof accountActions
  | typeof appointmentActions
  | typeof waitingActions
  | typeof callbackActions
  | typeof messageActions
  | typeof paymentActions
  | typeof saidPaymentActions
  | typeof hospitalActions
>;

/** Texts of the actions of the staff lists, which are declared with their lists. */
const listTexts = Object.fromEntries(
  staffListNames.flatMap((subject) =>
    staffListStores[subject].actionWords.map(({ action, words, isQuiet }): [string, ChangeWords] => [
      action,
      { subject, words, ...(isQuiet && { isQuiet }) },
    ]),
  ),
) as Readonly<Record<ListAction, ChangeWords>>;

/** Text of every action of the stores. The type requires an entry for each new action. */
export const actionTexts: Readonly<Record<KnownAction | ListAction, ChangeWords>> = {
  ...listTexts,
  'staff.sign-in': self('signed in'),
  'staff.sign-in-refused': quiet(account('was refused when signing in to')),
  'staff.sign-out': self('signed out'),
  'staff.end-session': self('signed out a device of theirs'),
  'staff.end-other-sessions': self('signed out all their other devices'),
  'staff.refused': { subject: 'refusal', words: 'was refused', isQuiet: true },
  'staff.export-audit': self('downloaded who did what'),
  'staff.change-password': self('chose a new password'),
  'staff.codes-on': self('switched two-step sign-in on'),
  'staff.codes-off': self('switched two-step sign-in off'),
  'staff.new-recovery-codes': self('made new recovery codes'),
  'staff.recovery-code': self('signed in with a recovery code'),
  'staff.code-refused': quiet(account('gave a wrong code for')),
  'staff.require-codes': { subject: 'self', words: 'required two-step sign-in of every owner' },
  'staff.stop-requiring-codes': {
    subject: 'self',
    words: 'no longer required two-step sign-in of every owner',
  },
  'staff.make-calendar-feed': self('made an address for their calendar'),
  'staff.end-calendar-feed': self('switched off the address for their calendar'),
  'staff.start-daily-summary': self('switched on the summary by mail'),
  'staff.end-daily-summary': self('switched off the summary by mail'),
  'staff.join': { subject: 'self', words: 'joined' },
  'staff.invite': account('invited'),
  'staff.withdraw-invitation': account('withdrew the invitation of'),
  'staff.change-role': account('changed the role of'),
  'staff.disable': account('disabled the account of'),
  'staff.enable': account('enabled the account of'),
  'staff.reset-password': account('reset the password of'),
  'staff.end-all-sessions': account('signed out everywhere:'),
  'appointment.book': appointment('entered an appointment for'),
  'appointment.move': appointment('moved the appointment of'),
  'appointment.hand-over': appointment('gave to another doctor the appointment of'),
  'appointment.confirm': appointment('confirmed the appointment of'),
  'appointment.arrive': appointment('noted the arrival of'),
  'appointment.with-doctor': appointment('noted as with the doctor:'),
  'appointment.complete': appointment('completed the appointment of'),
  'appointment.cancel': appointment('cancelled the appointment of'),
  'appointment.release-network': {
    subject: 'visit-list',
    words: 'cancelled all requests of one network on',
  },
  'appointment.no-show': appointment('noted as not come:'),
  'appointment.take-back': appointment('took back the last change of the appointment of'),
  'appointment.correct': appointment('corrected the name or phone of'),
  'appointment.describe-person': appointment('noted age and sex of'),
  'appointment.video-link': appointment('changed the link of the video call of'),
  'appointment.answer-messages': appointment('noted the answer about messages of'),
  'appointment.stop-messages': appointment('stopped messages to'),
  'appointment.choose-language': appointment('noted the language of messages to'),
  'appointment.erase': appointment('erased the data of'),
  'appointment.read': quiet(appointment('looked at the appointment of')),
  'appointment.read-person': quiet(appointment('looked at all visits of')),
  'appointment.list': { subject: 'visit-list', words: 'received the list of appointments of', isQuiet: true },
  'appointment.export-list': {
    subject: 'visit-list',
    words: 'downloaded the list of appointments of',
    isQuiet: true,
  },
  'appointment.check-known': quiet(appointment('checked by phone whether we know')),
  'appointment.export': appointment('handed out the data of'),
  'waiting.add': waiting('put on the waiting list:'),
  'waiting.booked': waiting('found a time for'),
  'waiting.declined': waiting('noted that a time did not suit'),
  'waiting.not-reached': waiting('tried to call'),
  'waiting.leave': waiting('took off the waiting list:'),
  'waiting.put-back': waiting('put back on the waiting list:'),
  'waiting.read-person': quiet(waiting('looked at all records of')),
  'waiting.export': waiting('handed out the data of'),
  'waiting.erase': waiting('erased the data of'),
  'callback.request': quiet(call('entered a call for')),
  'callback.request-reference': quiet(call('asked for the reference of')),
  'callback.done': call('called'),
  'callback.not-reached': call('tried to call'),
  'callback.reopen': call('took back that the call was made to'),
  'callback.stop-messages': quiet(call('stopped messages to')),
  'callback.read-person': quiet(call('looked at all calls of')),
  'callback.list': { subject: 'call-list', words: 'received the list of calls of', isQuiet: true },
  'callback.export': call('handed out the data of'),
  'callback.erase': call('erased the data of'),
  'message.sent-by-hand': self('sent a message by hand'),
  'message.test-sent': self('sent a message to themselves as a test'),
  'message.test-arrived': self('confirmed that a test message arrived'),
  'payment.record': { subject: 'payment', words: 'took a payment of' },
  'payment.discount': { subject: 'bill', words: 'gave a discount to' },
  'bill.add-line': { subject: 'bill', words: 'added to the bill of' },
  'bill.remove-line': { subject: 'bill', words: 'took something off the bill of' },
  'bill.use-session': { subject: 'bill', words: 'used a session of a pack for' },
  'bill.return-session': { subject: 'bill', words: 'put back a session of a pack for' },
  'bill.set-against': { subject: 'bill', words: 'set the deposit against the room of' },
  'payment.refund': { subject: 'payment', words: 'gave money back to' },
  'payment.ask-refund': { subject: 'payment', words: 'asked an owner for a refund of' },
  'payment.decline-refund': { subject: 'payment', words: 'declined a refund of' },
  'payment.list': { subject: 'payment-list', words: 'received the list of payments of', isQuiet: true },
  'payment.export': { subject: 'payment', words: 'handed out a receipt of', isQuiet: true },
  'payment.say': { subject: 'bill', words: 'said to have paid for the visit of', isQuiet: true },
  'payment.not-found': { subject: 'bill', words: 'did not find at the bank the payment of' },
  'payment.ask-before': { subject: 'bill', words: 'asked for payment before the visit of' },
  'payment.stop-asking-before': { subject: 'bill', words: 'no longer asked for payment before the visit of' },
  'hospital.change': { subject: 'hospital', words: 'changed what the website says:' },
  'till.open': { subject: 'till', words: 'entered the float of the' },
  'till.close': { subject: 'till', words: 'counted the' },
};

/**
 * Finds the text of an action from the database.
 *
 * @returns undefined for an action that this version does not know
 */
export const findActionText = (action: string): ChangeWords | undefined =>
  (actionTexts as Readonly<Record<string, ChangeWords>>)[action];

const actionsWith = (has: (words: ChangeWords) => boolean): readonly string[] =>
  Object.entries<ChangeWords>(actionTexts)
    .filter(([, words]) => has(words))
    .map(([action]) => action);

/** Actions that the overview shows. */
export const overviewActions = actionsWith(({ isQuiet }) => !isQuiet);

/** Returns the actions of some subjects. */
export const actionsAbout = (subjects: readonly ActionSubject[]) =>
  actionsWith(({ subject }) => subjects.includes(subject));
