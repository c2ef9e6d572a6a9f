import type { FlashProps } from '#app/ui/flash/flash.tsx';

/** What may be said on the page after an action. The cookie holds a key of this list, never words. */
export const flashMessages = {
  doctorCreated: { tone: 'positive', text: 'Doctor added' },
  doctorUpdated: { tone: 'positive', text: 'Doctor updated' },
  doctorDeleted: { tone: 'positive', text: 'Doctor deleted' },
  sessionEnded: { tone: 'positive', text: 'That device is signed out' },
  otherSessionsEnded: { tone: 'positive', text: 'All your other devices are signed out' },
  signedOut: { tone: 'neutral', text: 'You are signed out' },
} as const satisfies Record<string, { tone: FlashProps['tone']; text: string }>;

export type FlashKey = keyof typeof flashMessages;
