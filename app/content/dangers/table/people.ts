import type { Danger } from '../danger.ts';

/** Rows about harm by others, or to others. */
export const people = {
  missing: { tier: 'ambulance', kind: 'people', lines: ['child'], sources: ['f52'] },
  violence: { tier: 'ambulance', kind: 'people', lines: ['women', 'child'], sources: ['s33'] },
  'own-hands': {
    tier: 'ambulance',
    kind: 'people',
    concerns: 'carers',
    lines: ['child'],
    sources: ['clinical'],
  },
  'own-hands-fear': {
    tier: 'today',
    kind: 'people',
    concerns: 'carers',
    lines: ['child', 'elder'],
    sources: ['clinical'],
  },
  'abuse-now': {
    tier: 'ambulance',
    kind: 'people',
    concerns: 'children, women and elders',
    lines: ['child', 'women'],
    sources: ['clinical'],
  },
  'child-told': { tier: 'today', kind: 'people', concerns: 'children', lines: ['child'], sources: ['s34'] },
  'child-hint': { tier: 'today', kind: 'people', concerns: 'children', lines: ['child'], sources: ['pages'] },
  'abuse-ended': {
    tier: 'today',
    kind: 'people',
    concerns: 'women and elders',
    lines: ['women', 'elder'],
    sources: ['f11'],
  },
  'elder-neglect': {
    tier: 'today',
    kind: 'people',
    concerns: 'older people',
    lines: ['elder'],
    sources: ['pages'],
  },
  rape: { tier: 'emergency', kind: 'people', lines: ['women', 'child'], sources: ['f44', 'clinical'] },
  blackmail: { tier: 'today', kind: 'people', lines: ['women', 'child'], sources: ['pages'] },
  'marks-beaten': {
    tier: 'today',
    kind: 'people',
    concerns: 'children',
    lines: ['child'],
    sources: ['pages'],
  },
  'healer-abuse': { tier: 'today', kind: 'people', lines: ['women'], sources: ['pages'] },
  'sexual-urge-child': { tier: 'ambulance', kind: 'people', sources: ['pages'] },
  'sexual-thoughts-child': { tier: 'today', kind: 'mind', sources: ['pages'] },
  strangled: {
    tier: 'emergency',
    kind: 'people',
    lines: ['women', 'child'],
    sources: ['facts3', 'clinical'],
  },
  'locked-in': { tier: 'ambulance', kind: 'people', lines: ['women'], sources: ['clinical'] },
} as const satisfies Readonly<Record<string, Danger>>;
