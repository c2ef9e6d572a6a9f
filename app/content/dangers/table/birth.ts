import type { Danger } from '../danger.ts';

/** Rows about the weeks after a birth. */
export const birth = {
  'birth-psychosis': {
    tier: 'ambulance',
    stepsInBox: true,
    kind: 'mind',
    concerns: 'mothers',
    sources: ['birth-red-flags', 'birth-app'],
  },
  'birth-harm': {
    tier: 'ambulance',
    stepsInBox: true,
    kind: 'mind',
    concerns: 'mothers',
    sources: ['birth-red-flags', 'birth-leeds', 'birth-ocd'],
  },
  'birth-intrusive': {
    tier: 'today',
    night: 'helpline',
    kind: 'mind',
    concerns: 'mothers',
    sources: ['birth-ocd'],
  },
  'birth-red': {
    tier: 'today',
    night: 'helpline',
    kind: 'mind',
    concerns: 'mothers',
    sources: ['birth-red-flags', 'birth-leeds'],
  },
  'birth-afraid': { tier: 'today', night: 'helpline', kind: 'mind', concerns: 'mothers', sources: [] },
  'birth-low': { tier: 'soon', kind: 'mind', concerns: 'mothers', sources: ['birth-low'] },
} as const satisfies Readonly<Record<string, Danger>>;
