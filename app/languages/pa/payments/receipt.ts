import type * as english from '#messages/payments/receipt.ts';

export const receiptWords: typeof english.receiptWords = {
  title: 'ਰਸੀਦ',
  copy: 'ਮਰੀਜ਼ ਦੀ ਕਾਪੀ',
  date: 'ਤਾਰੀਖ਼',
  receivedFrom: 'ਕਿਸ ਤੋਂ ਮਿਲੇ',
  paidFor: 'ਕਿਸ ਲਈ',
  consultation: 'ਡਾਕਟਰ ਨੂੰ ਦਿਖਾਉਣ ਦੀ ਫ਼ੀਸ',
  kinds: {
    session: 'ਸੈਸ਼ਨ',
    pack: 'ਸੈਸ਼ਨਾਂ ਦਾ ਪੈਕ',
    test: 'ਟੈਸਟ',
    room: 'ਕਮਰਾ',
    deposit: 'ਜਮ੍ਹਾਂ ਰਕਮ (ਡਿਪਾਜ਼ਿਟ)',
  },
  sessions: 'ਸੈਸ਼ਨ',
  lineDiscount: 'ਛੋਟ',
  discount: 'ਫ਼ੀਸ ਵਿੱਚ ਛੋਟ',
  paidBy: 'ਪੈਸੇ ਕਿਵੇਂ ਦਿੱਤੇ',
  methods: { cash: 'ਨਕਦ', card: 'ਕਾਰਡ', upi: 'ਯੂਪੀਆਈ' },
  givenBack: 'ਵਾਪਸ ਦਿੱਤੇ',
  amount: 'ਰਕਮ',
  receivedBy: 'ਪੈਸੇ ਲੈਣ ਵਾਲੇ',
  formerStaff: 'ਪਹਿਲਾਂ ਦਾ ਸਟਾਫ਼',
  cancelled: 'ਰੱਦ',
};
