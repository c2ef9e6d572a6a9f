import type { Danger } from '../danger.ts';

/** Rows about suicide, self-harm and despair. */
export const life = {
  attempt: {
    tier: 'ambulance',
    kind: 'mind',
    sources: ['suicide-nidirect', 'nhs-999', 'gasps', 'gasps-update'],
  },
  plan: {
    tier: 'ambulance',
    kind: 'mind',
    sources: ['suicide-nidirect', 'suicide-patient', 'suicide-crisis'],
  },
  unsafe: { tier: 'ambulance', stepsInBox: true, kind: 'mind', sources: ['suicide-nidirect', 'crisis-999'] },
  goodbye: { tier: 'ambulance', kind: 'mind', sources: ['suicide-signs', 'suicide-crisis'] },
  'dying-thoughts': {
    tier: 'today',
    night: 'helpline',
    kind: 'mind',
    sources: ['suicide-nidirect', 'suicide-patient', 'pesticide-storage', 'pesticide-storage-2013'],
  },
  burden: {
    tier: 'today',
    night: 'helpline',
    kind: 'mind',
    sees: ['a-burden-to-others'],
    sources: [],
  },
  'self-harm': { tier: 'today', night: 'department', kind: 'mind', sources: [] },
  'self-harm-urges': { tier: 'today', night: 'helpline', kind: 'mind', sources: [] },
  'genital-harm': {
    tier: 'ambulance',
    stepsInBox: true,
    kind: 'mind',
    sources: ['genital-injury', 'crisis-999'],
  },
  despair: { tier: 'today', night: 'helpline', kind: 'mind', sources: [] },
  'debts-out': { tier: 'today', night: 'helpline', kind: 'mind', sources: [] },
  'abroad-plan': { tier: 'ambulance', kind: 'mind', sources: ['suicide-abroad'] },
} as const satisfies Readonly<Record<string, Danger>>;
