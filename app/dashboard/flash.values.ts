import type { FlashProps } from '#app/ui/flash/flash.tsx';

/** What may be said on the page after an action. The cookie holds a key of this list, never words. */
export const flashMessages = {
  doctorCreated: { tone: 'positive', text: 'Doctor added' },
  doctorUpdated: { tone: 'positive', text: 'Doctor updated' },
  doctorDeleted: { tone: 'positive', text: 'Doctor deleted' },
  linkCreated: { tone: 'positive', text: 'Link added' },
  linkUpdated: { tone: 'positive', text: 'Title saved' },
  linkDeleted: { tone: 'positive', text: 'Link deleted' },
  consentRecorded: { tone: 'positive', text: 'Consent recorded: the website shows this story' },
  consentWithdrawn: { tone: 'positive', text: 'Consent withdrawn: the website no longer shows this story' },
  sessionEnded: { tone: 'positive', text: 'That device is signed out' },
  otherSessionsEnded: { tone: 'positive', text: 'All your other devices are signed out' },
  signedOut: { tone: 'neutral', text: 'You are signed out' },
} as const satisfies Record<string, { tone: FlashProps['tone']; text: string }>;

export type FlashKey = keyof typeof flashMessages;
