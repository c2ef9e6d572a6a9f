/** Facts that people ask for before they book: where a video call is, and how a visit is paid. They hold for every doctor and every appointment. */

export const beforeVisitWords = {
  videoCall:
    'Video visit: from 15 minutes before your time, the call opens on the page of your appointment. You find that page with the reference and your phone.',
  payment:
    'Payment: if it is asked for before the visit, the link to pay is on the page of your appointment. Otherwise you pay at the desk by cash, card or UPI.',
  /** Link to the page of the appointment. */
  yourAppointment: 'Your appointment',
};
