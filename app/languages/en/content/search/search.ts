import type { Around } from '#app/languages/messages.ts';
import { plural } from '#app/languages/plural.ts';

export const searchWords = {
  title: 'Search',
  /** Title of the browser's tab. */
  titleOf: (text: string) => `“${text}”: search`,
  description: 'Search the pages, doctors and prices of the hospital.',
  summary: 'Pages, doctors and prices. Type a word in English, Hindi or Punjabi, as you would say it.',
  what: 'Pages, doctors and prices',
  label: 'What are you looking for?',
  placeholder: 'neend nahi aati, anxiety, fees …',
  submit: 'Search',
  nothing: (text: string) => `Nothing found for “${text}”.`,
  results: (count: number, text: string) =>
    `${count} ${plural('en', count, { one: 'result', other: 'results' })} for “${text}”.`,
  doctorsMissing: ' Our doctors could not be searched just now: ',
  seeAllDoctors: 'see all doctors',
  doctorsMissingEnd: '.',
  doctorsAsOf: (time: string) => `Doctors as of ${time}`,
  pages: 'Pages',
  doctors: 'Doctors',
  prices: 'Prices',
  alsoCalled: 'People also say: ',
  /** Text before and after the hospital's phone number. */
  whatWeDo: [
    'No page here is about this. We care for the mind: mood, worry, sleep, headache, fits, addiction, children and families. Call us on ',
    ' and ask, or try other words.',
  ] satisfies Around,
  /** The same for somebody who looks for work at the hospital. */
  work: [
    'This site has no page of vacancies, so we cannot say here whether there is one. For work at the hospital ring ',
    ' and ask.',
  ] satisfies Around,
  placesToStart: 'Good places to start',
};
