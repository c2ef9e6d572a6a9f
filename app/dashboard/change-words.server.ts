import type { appointmentActions } from '#app/appointments/appointment.values.ts';
import type { callbackActions } from '#app/callbacks/callback.values.ts';
import type { doctorActions } from '#app/doctors/doctor.values.ts';
import type { hospitalActions } from '#app/hospital/hospital.values.ts';
import type { linkActions } from '#app/links/link.values.ts';
import type { paymentActions } from '#app/payments/payment.values.ts';

type Of<Actions> = Actions[keyof Actions];

/** What the audit log says of a store, by which its rows are told apart. */
export type ChangeSubject =
  | 'doctor'
  | 'link'
  | 'appointment'
  | 'callback'
  | 'payment'
  | 'bill'
  | 'till'
  | 'hospital';

/** An entry of the audit log in words that end with the name of what was changed. */
interface ChangeWords {
  readonly subject: ChangeSubject;
  readonly words: string;
}

const doctor = (words: string): ChangeWords => ({ subject: 'doctor', words });
const link = (words: string): ChangeWords => ({ subject: 'link', words });
const appointment = (words: string): ChangeWords => ({ subject: 'appointment', words });
const call = (words: string): ChangeWords => ({ subject: 'callback', words });

type Told = Of<
  | typeof doctorActions
  | typeof linkActions
  | typeof appointmentActions
  | typeof callbackActions
  | typeof paymentActions
  | typeof hospitalActions
>;

/**
 * Every action of the stores; null where nothing that others see was changed, or where nobody of the staff can be the one who did it.
 * A new action has no words until it has some here.
 */
export const changeWords: Readonly<Record<Told, ChangeWords | null>> = {
  'doctor.create': doctor('added'),
  'doctor.update': doctor('changed'),
  'doctor.available': doctor('set to Available:'),
  'doctor.unavailable': doctor('set to Unavailable:'),
  'doctor.delete': doctor('deleted'),
  'doctor.restore': doctor('restored'),
  'doctor.order': doctor('moved in the order of doctors:'),
  'doctor.empty-bin': null,
  'link.create': link('added'),
  'link.rename': link('gave a title to'),
  'link.consent': link('noted the consent for'),
  'link.consent-withdrawn': link('withdrew the consent for'),
  'link.delete': link('deleted'),
  'link.restore': link('restored'),
  'link.dead': null,
  'link.alive': null,
  'link.empty-bin': null,
  'appointment.book': appointment('entered an appointment for'),
  'appointment.move': appointment('moved the appointment of'),
  'appointment.confirm': appointment('confirmed the appointment of'),
  'appointment.arrive': appointment('noted the arrival of'),
  'appointment.complete': appointment('completed the appointment of'),
  'appointment.cancel': appointment('cancelled the appointment of'),
  'appointment.no-show': appointment('noted as not come:'),
  'appointment.take-back': appointment('took back the last change of the appointment of'),
  'appointment.erase': appointment('erased the data of'),
  'appointment.read': null,
  'appointment.export': appointment('handed out the data of'),
  'callback.request': null,
  'callback.done': call('called'),
  'callback.not-reached': call('tried to call'),
  'callback.export': call('handed out the data of'),
  'callback.erase': call('erased the data of'),
  'payment.record': { subject: 'payment', words: 'took a payment of' },
  'payment.discount': { subject: 'bill', words: 'gave a discount to' },
  'payment.refund': { subject: 'payment', words: 'gave money back to' },
  'payment.export': null,
  'hospital.change': { subject: 'hospital', words: 'changed what the website says:' },
  'till.close': { subject: 'till', words: 'counted the' },
};

/** The words for an action that is read from the database; undefined where it has none. */
export const changeWordsOf = (action: string): ChangeWords | undefined =>
  (changeWords as Readonly<Record<string, ChangeWords | null>>)[action] ?? undefined;

/** The actions that have words. */
export const toldActions: readonly string[] = Object.entries(changeWords)
  .filter(([, words]) => words !== null)
  .map(([action]) => action);
