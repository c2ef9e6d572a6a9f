import type { Danger } from '../danger.ts';

/** Rows about the mind: voices, mania, fear, and children beside themselves. */
export const mind = {
  'voices-order': { tier: 'ambulance', kind: 'mind', sources: ['clinical'] },
  'psychosis-new': { tier: 'today', kind: 'mind', sources: ['clinical'] },
  mania: { tier: 'today', kind: 'mind', sources: ['clinical'] },
  'mania-risk': { tier: 'ambulance', kind: 'mind', sources: ['clinical'] },
  'mania-spending': { tier: 'today', kind: 'mind', sources: ['pages'] },
  'mixed-state': { tier: 'today', kind: 'mind', sources: ['pages'] },
  sleepless: { tier: 'today', kind: 'mind', sources: ['pages'] },
  fear: { tier: 'today', kind: 'mind', sources: ['pages'] },
  flashbacks: { tier: 'today', kind: 'mind', sources: ['pages'] },
  'after-practice': { tier: 'today', kind: 'mind', sources: ['pages'] },
  'head-banging': {
    tier: 'ambulance',
    kind: 'body',
    concerns: 'children',
    lines: ['child'],
    sources: ['pages'],
  },
  'child-risk': {
    tier: 'ambulance',
    kind: 'mind',
    concerns: 'children',
    lines: ['child'],
    sources: ['pages'],
  },
  'child-change': { tier: 'today', kind: 'mind', concerns: 'children', lines: ['child'], sources: ['pages'] },
  'carer-end': { tier: 'today', kind: 'mind', concerns: 'children', lines: ['child'], sources: ['pages'] },
  'carer-end-adult': {
    tier: 'today',
    kind: 'mind',
    concerns: 'carers',
    lines: ['elder'],
    sources: ['pages'],
  },
  'exam-despair': { tier: 'today', kind: 'mind', concerns: 'children', lines: ['child'], sources: ['pages'] },
  'in-bed': { tier: 'today', kind: 'mind', sources: ['pages'] },
} as const satisfies Readonly<Record<string, Danger>>;
