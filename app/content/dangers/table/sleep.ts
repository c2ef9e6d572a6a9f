import type { Danger } from '../danger.ts';

/** Rows about sleep. */
export const sleep = {
  sleepwalk: { tier: 'today', night: 'morning', stepsInBox: true, kind: 'body', sources: ['s35'] },
  'sleepwalk-tablet': { tier: 'today', night: 'morning', stepsInBox: true, kind: 'body', sources: ['s35'] },
  'dream-fight': { tier: 'soon', kind: 'body', sources: ['clinical'] },
  'drowsy-drive': { tier: 'today', night: 'morning', stepsInBox: true, kind: 'body', sources: ['clinical'] },
  'choking-night': { tier: 'soon', kind: 'body', sees: ['choking-at-night'], sources: ['pages'] },
} as const satisfies Readonly<Record<string, Danger>>;
