import type { Linked } from '#app/languages/messages.ts';

export const contactWords = {
  crisis: 'In a crisis',
  inDanger: 'In danger or crisis?',
  call: 'Call',
  or: ', or ',
  freeDayAndNight: '(free, day and night)',
  howToReachUs: 'How to reach us',
  enquiry: 'For Appointment\\Enquiry',
  findUs: 'How to find us',
  opensMap: 'Opens the map in a new tab',
  opensInNewTab: '(opens in a new tab)',
  needSomebody: 'If you need somebody now',
  callPhone: 'Call',
  needHelpNow: 'Need help right now?',
  inDangerOf: 'in danger: police, ambulance, fire',
  ourHospital: 'our hospital',
  talkToUs: 'Talk to us',
  notSure: 'Not sure whom to see? Tell us what is happening.',
  book: 'Book an appointment',
  orLeave: ['Or leave your number: ', 'call me back', '.'] satisfies Linked,
};
