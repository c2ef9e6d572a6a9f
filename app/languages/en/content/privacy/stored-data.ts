import { retention } from '#app/content/privacy/retention.ts';

type Row = readonly [data: string, contents: string, duration: string];

export const storedDataWords = {
  label: 'What is stored, why and how long',
  columns: ['What', 'What it holds, and why', 'How long'] satisfies Row,
  rows: {
    pages: [
      'Pages you read',
      'Your request, only to answer it. There is no list of who read or searched for what.',
      'Not kept',
    ] satisfies Row,
    failures: [
      'Failures',
      'The time, the fault, a random number and the address of the page, to mend it, and the same of a form that was sent. Never what you typed.',
      `${retention.failureLogDays} days`,
    ] satisfies Row,
    doctors: [
      'Doctors',
      'Name, work, fee, times and photograph, to show who works here; a phone and an e-mail that only staff see.',
      'While listed here. When a doctor is removed, the entry is hidden at once, and erased when the doctor asks.',
    ] satisfies Row,
    stories: [
      'Patients’ stories',
      'The link of a film, its title and picture, who consented, when, and a note: to publish it only with consent, and to prove that.',
      'The consent until it is withdrawn; the link, its title and its picture until the link is deleted',
    ] satisfies Row,
    appointments: [
      'Appointments',
      `The name, phone, e-mail and note that you enter, who comes along, how we may call you, whether we may send messages, the doctor, day and time, what was changed and your consent: to see you at that time. For ${retention.networkDays} days also a code of your internet connection, which holds no address, to find false bookings.`,
      `${retention.appointmentYears} years, as for records of treatment. Then only the doctor, day and outcome stay, without your name.`,
    ] satisfies Row,
    payments: [
      'Payments',
      'What you paid, how, and the name on the receipt: to give you a receipt and to keep our books. The bank’s number of a payment, if you tell us on your page that you paid: to find it at the bank.',
      `${retention.receiptYears} financial years, as for books of account. Then your name is taken out. What you told us on your page: ${retention.saidPaymentDays} days.`,
    ] satisfies Row,
    callbacks: [
      'Requests for a call',
      'Your name or initials, phone, the best time, whom we may say is calling and whether we may send messages: to call you.',
      `${retention.callbackDays} days`,
    ] satisfies Row,
    waitingList: [
      'Waiting list',
      'Only if you asked for it on the phone: your name, phone, the doctor and the days that suit you, to call you when a time is free.',
      `${retention.waitingDays} days after the last of these days`,
    ] satisfies Row,
    messages: [
      'Messages to your phone',
      'Only if you agreed: which kind of message, about which appointment or call, when, by SMS or WhatsApp, and whether it arrived. No name and no text. A number that wants no messages stays noted, so that we do not write to it again.',
      `${retention.messageDays} days`,
    ] satisfies Row,
    bookingTries: [
      'Tries to book, to find an appointment or to be called',
      'How many, under a code that holds neither phone nor address, to stop people who guess.',
      'A day at most',
    ] satisfies Row,
    accounts: [
      'Staff accounts',
      'Name, e-mail and a scrambled form of the password, to let staff in and nobody else, and to write to them about their account.',
      'While the person works here. Then the account is closed, and its name stays for the log of changes until they ask us to erase it.',
    ] satisfies Row,
    sessions: [
      'Staff sessions',
      'Times, internet address and kind of browser, to stay signed in and to end it on a lost phone.',
      `${retention.sessionHours} hours (${retention.idleSessionHours} without use), or ${retention.rememberedSessionDays} days (${retention.idleRememberedSessionDays} without use) if staff ask to be remembered; erased within a day after that`,
    ] satisfies Row,
    signInTries: [
      'Tries to sign in',
      'How many, under a code that holds no address, to stop people who guess passwords.',
      'A day at most',
    ] satisfies Row,
    changes: [
      'Log of changes',
      'Who changed what, who opened an appointment, who signed in or tried to, when and from which internet address, to find out what happened.',
      `${retention.auditDays} days`,
    ] satisfies Row,
    copies: [
      'Emergency copies',
      'All of the above but the failures, as they were, to bring back what was lost by mistake.',
      `${retention.databaseCopiesDays} days`,
    ] satisfies Row,
  },
};
