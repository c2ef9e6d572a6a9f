/** Page to find, move or cancel an appointment. */
import type { AppointmentStatus } from '#app/appointments/appointment.values.ts';

export const ownAppointmentWords = {
  lead: 'Look it up, move it or cancel it by its reference and your phone.',
  home: 'Home',
  reference: 'Reference',
  referenceHint: 'Nine letters and digits, such as K7P-4RX-9CD.',
  phoneHint: 'The one it was booked with.',
  find: 'Find the appointment',
  lost: 'You have lost the reference? Fill in only the phone it was booked with.',
  askForIt: 'Ask for the reference',
  asked: 'If this phone has booked with us, we call it or send it the reference while the hospital is open.',
  askedWhy:
    'We say the same to everybody, so that nobody can find out here who has an appointment. If you cannot wait, call us: we find it by your name.',
  when: 'When',
  with: 'With',
  where: 'Where',
  forWhom: 'For',
  state: 'State',
  /** The state in a sentence, for the person who booked. */
  stateOf: (status: AppointmentStatus, safeToCall: boolean): string =>
    ({
      requested: safeToCall
        ? 'Requested: we will confirm by phone or message'
        : 'Requested: the time is held for you. We do not call, as you asked',
      confirmed: 'Confirmed: we expect you at this time',
      completed: 'Completed: you have been seen',
      cancelled: 'Cancelled: nobody expects you any more',
      'no-show': 'Missed: you did not come. You may book again',
    })[status],
  /** The state of a request beyond a limit. */
  unheld: 'Asked for: the time is not held yet. Look here again in some hours: you find our answer here',
  keep: 'Leave it as it is',
  cancelQuestion: 'Cancel this appointment?',
  yesCancel: 'Yes, cancel it',
  moveQuestion: 'Move it to this time?',
  move: 'Move it',
  cancel: 'Cancel it',
  notShownYet: 'Not shown yet',
  goOn: 'Go on',
  new: 'New',
  moved: 'Moved. The time below is yours.',
  cancelled: 'Cancelled. You may book again whenever you like.',
  /** Titles of the browser tab after a submission, so that a screen reader says the outcome first. */
  outcomes: {
    moved: 'Appointment moved',
    asked: 'Time asked for',
    cancelled: 'Appointment cancelled',
    stopped: 'Messages stopped',
    reference: 'Reference asked for',
  },
  moveInCalendar: 'Move it in my calendar',
  removeFromCalendar: 'Remove it from my calendar',
  bookAnother: 'Book another',
  until: (hours: number) =>
    `Here it can be moved or cancelled until ${hours} hours before. After that, please call.`,
  toWhichDay: 'To which day?',
  whichTimeOn: (day: string) => `Which time on ${day}?`,
  anotherDay: 'Another day',
  untilNow: 'Until now',
  stopMessages: 'Stop messages',
  messagesStopped: 'Stopped. We send no more messages to this number, about any appointment.',
};
