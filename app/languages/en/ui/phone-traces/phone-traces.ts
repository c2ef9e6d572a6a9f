/** A few words in bold, and the sentences after them. */
type Lead = readonly [bold: string, text: string];

interface TraceWords {
  readonly summary: string;
  readonly leave: Lead;
  /** Traces and how to delete them: history, calls, WhatsApp and SMS, shared mail. */
  readonly traces: readonly [Lead, Lead, Lead, Lead];
  readonly next: Lead;
}

export const traceWords: TraceWords = {
  summary: 'Who else may see this phone?',
  leave: [
    'To leave now:',
    'close this tab, or press the home button. That is not enough. The browser keeps the address, and it may keep a copy of the page.',
  ],
  traces: [
    [
      'History:',
      'open the browser’s menu (three dots), choose “Delete browsing data” and the last hour. Tick “browsing history” and “cookies and site data”. An empty history can make someone ask. Some sites may ask you to sign in again.',
    ],
    ['Calls:', 'after a call, delete it from the list of calls.'],
    [
      'WhatsApp and SMS:',
      'delete what you wrote to us, and what we wrote. “Linked devices” in WhatsApp shows whether another phone or computer reads along.',
    ],
    [
      'Shared mail:',
      'whoever knows the password can see your mail, your calendar, and often what you searched for. Use an account that only you open.',
    ],
  ],
  next: [
    'Next time',
    'use a private (“incognito”) tab. Safer is a phone that nobody else holds. A spying app can see even this.',
  ],
};
