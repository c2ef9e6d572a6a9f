export const partWords = {
  onThisPage: 'On this page',
  whoTreats: 'Who treats this',
  firstStep: 'First step',
  price: 'Price',
  callUs: 'Call us',
  beforeAndAfter: 'Before and after this page',
  previous: 'Previous',
  next: 'Next',
  related: 'Related pages',
  toUse: 'To use now:',
  table: 'Table',
  englishOnly: 'This page is in English still. Ask us in Hindi:',
};
