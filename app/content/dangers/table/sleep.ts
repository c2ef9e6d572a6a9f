import type { Danger } from '../danger.ts';

/** Rows about sleep. */
export const sleep = {
  sleepwalk: { tier: 'today', night: 'morning', stepsInBox: true, kind: 'body', sources: ['sleepwalk'] },
  'sleepwalk-tablet': {
    tier: 'today',
    night: 'morning',
    kind: 'body',
    sources: ['sleepwalk'],
  },
  'dream-fight': { tier: 'soon', kind: 'body', sources: [] },
  'drowsy-drive': { tier: 'today', night: 'morning', kind: 'body', sources: [] },
  'choking-night': { tier: 'soon', kind: 'body', sees: ['choking-at-night'], sources: [] },
} as const satisfies Readonly<Record<string, Danger>>;
