/** Reason why the fallback page is shown instead of the application. */
export type Fallback = 'foreign' | 'failed' | 'signedIn';

interface FallbackWords
  extends Readonly<Record<Fallback, { readonly heading: string; readonly text: string }>> {
  readonly toHome: string;
  readonly reference: string;
}

export const fallbackWords: FallbackWords = {
  foreign: {
    heading: 'We could not accept that',
    text: 'The form was not sent from our own pages. Please open the page again and send it from there.',
  },
  failed: {
    heading: 'Something went wrong on our side',
    text: 'Please try again in a minute. If you need us now, call:',
  },
  signedIn: {
    heading: 'You are still signed in',
    text: 'We could not sign you out for the moment. Please go back and try again in a minute.',
  },
  toHome: 'Go to the home page',
  reference: 'Reference',
};
