import type * as english from '#messages/payments/receipt.ts';

export const receiptWords: typeof english.receiptWords = {
  title: 'रसीद',
  copy: 'मरीज़ की प्रति',
  date: 'तारीख',
  receivedFrom: 'मरीज़ का नाम',
  paidFor: 'किस लिए',
  consultation: 'डॉक्टर को दिखाने की फ़ीस',
  kinds: {
    session: 'सेशन',
    pack: 'सेशन का पैक',
    test: 'टेस्ट',
    room: 'कमरा',
    deposit: 'जमा राशि (डिपॉज़िट)',
  },
  sessions: 'सेशन',
  lineDiscount: 'छूट',
  discount: 'फ़ीस में छूट',
  paidBy: 'पैसे कैसे दिए',
  methods: { cash: 'नकद', card: 'कार्ड', upi: 'यूपीआई' },
  givenBack: 'वापस दिए',
  amount: 'रकम',
  receivedBy: 'पैसे लेने वाले',
  formerStaff: 'पहले के कर्मचारी',
  cancelled: 'रद्द',
};
