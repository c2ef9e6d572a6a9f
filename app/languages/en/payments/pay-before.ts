/** Payment before the visit, on the page of the patient's own appointment. */

export const payBeforeWords = {
  title: 'Pay before the visit',
  why: (money: string) => `${money} is to be paid by UPI before this visit.`,
  pay: (money: string) => `Pay ${money} with a UPI app`,
  scan: 'On another device, scan this code with a UPI app.',
  codeName: (money: string) => `UPI code for ${money}`,
  demonstration: 'A demonstration: this code pays nobody.',
  upiId: 'UPI ID',
  amount: 'Amount',
  note: 'Note',
  number: 'Number of the payment',
  numberHint: '12 digits. After the payment the UPI app shows them as “UTR” or “UPI reference number”.',
  havePaid: (money: string) => `I have paid ${money}`,
  said: (money: string) => `You said that you paid ${money}. The desk compares it with the bank.`,
  saidCancelled: (money: string) =>
    `You said that you paid ${money} for this cancelled visit. The desk compares it with the bank, and then speaks with you about the money.`,
  arrived: (money: string) => `${money} has arrived. The desk has your receipt.`,
  /** Answers of the desk, after the comparison with the bank. */
  answers: {
    'not-found':
      'The bank has no payment with this number. Check the number in your UPI app and enter it again.',
    'other-amount': 'The bank has another amount under this number. Please call us.',
    failed: 'The bank says that this payment failed, so no money has arrived. Please pay again.',
  },
  /** Title of the browser tab after the number was taken in. */
  outcome: 'Number of the payment noted',
};

/** Refusals of the number of a payment. */
export const payBeforeProblems = {
  reference: 'Enter the 12 digits of the payment, such as 4123 5678 9012.',
  used: 'This number was entered before. Check it in your UPI app, or call us.',
  waiting: 'You have entered a number already. The desk compares it with the bank first.',
  notTaken: 'Payment before the visit is not possible here now. Please call us.',
};
