/** The words of a receipt. Plain texts, for the server to hand over: a receipt's page has those of its language alone. */
import type { InLanguages } from '#app/languages/language.ts';
import { methodLabels } from './payment.values.ts';

const english = {
  title: 'Receipt',
  /** Whose sheet it is; null where it is the receipt as the desk keeps it. */
  copy: null as string | null,
  date: 'Date',
  receivedFrom: 'Received from',
  paidFor: 'For',
  consultation: 'Consultation',
  discount: 'Discount given on the fee',
  paidBy: 'Paid by',
  methods: methodLabels,
  givenBack: 'Given back',
  amount: 'Amount',
  receivedBy: 'Received by',
  /** In the place of a name that is no longer kept. */
  formerStaff: 'Former staff',
  cancelled: 'Cancelled',
};

export type ReceiptWords = typeof english;

export const receiptWords: InLanguages<ReceiptWords> = {
  en: english,
  hi: {
    title: 'रसीद',
    copy: 'मरीज़ की प्रति',
    date: 'तारीख',
    receivedFrom: 'मरीज़ का नाम',
    paidFor: 'किस लिए',
    consultation: 'डॉक्टर को दिखाने की फ़ीस',
    discount: 'फ़ीस में छूट',
    paidBy: 'पैसे कैसे दिए',
    methods: { cash: 'नकद', card: 'कार्ड', upi: 'यूपीआई' },
    givenBack: 'वापस दिए',
    amount: 'रकम',
    receivedBy: 'पैसे लेने वाले',
    formerStaff: 'पहले के कर्मचारी',
    cancelled: 'रद्द',
  },
};
