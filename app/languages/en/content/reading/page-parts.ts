export const partWords = {
  inShort: 'In short:',
  today: 'What you can do today',
  onThisPage: 'On this page',
  /** Heading of the folded facts on a phone. */
  facts: 'Who treats this, first step, price',
  whoTreats: 'Who treats this',
  firstStep: 'First step',
  price: 'Price',
  callUs: 'Call us',
  beforeAndAfter: 'Before and after this page',
  previous: 'Previous',
  next: 'Next',
  related: 'People also need',
  toUse: 'To use now:',
  table: 'Table',
  /** Notice below the introduction of a page, where the rest is in another language. */
  introductionOnly: 'The rest of this page is not in English yet. Ask us by phone:',
  /** Line above the rest of the page, by its locale. */
  restFollows: {} as Readonly<Partial<Record<string, string>>>,
  /** Link to the whole page in another language, by its locale. Without it the link is the name of the language. */
  readWhole: {} as Readonly<Partial<Record<string, string>>>,
};
