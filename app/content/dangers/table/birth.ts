import type { Danger } from '../danger.ts';

/** Rows about the weeks after a birth. */
export const birth = {
  'birth-psychosis': {
    tier: 'ambulance',
    stepsInBox: true,
    kind: 'mind',
    concerns: 'mothers',
    sources: ['s5'],
  },
  'birth-harm': {
    tier: 'ambulance',
    stepsInBox: true,
    kind: 'mind',
    concerns: 'mothers',
    sources: ['s5', 's6'],
  },
  'birth-intrusive': { tier: 'today', night: 'helpline', kind: 'mind', concerns: 'mothers', sources: ['s6'] },
  'birth-red': { tier: 'today', night: 'helpline', kind: 'mind', concerns: 'mothers', sources: ['s5'] },
  'birth-afraid': { tier: 'today', night: 'helpline', kind: 'mind', concerns: 'mothers', sources: ['pages'] },
  'birth-low': { tier: 'soon', kind: 'mind', concerns: 'mothers', sources: ['f29'] },
} as const satisfies Readonly<Record<string, Danger>>;
