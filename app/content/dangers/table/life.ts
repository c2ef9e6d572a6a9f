import type { Danger } from '../danger.ts';

/** Rows about suicide, self-harm and despair. */
export const life = {
  attempt: { tier: 'ambulance', kind: 'mind', sources: ['f21', 'gasps', 'clinical'] },
  plan: { tier: 'ambulance', kind: 'mind', sources: ['f21'] },
  unsafe: { tier: 'ambulance', stepsInBox: true, kind: 'mind', sources: ['f21'] },
  goodbye: { tier: 'ambulance', kind: 'mind', sources: ['clinical'] },
  'dying-thoughts': {
    tier: 'today',
    night: 'helpline',
    stepsInBox: true,
    kind: 'mind',
    sources: ['f21', 'f23'],
  },
  burden: {
    tier: 'today',
    night: 'helpline',
    stepsInBox: true,
    kind: 'mind',
    sees: ['a-burden-to-others'],
    sources: ['pages'],
  },
  'self-harm': { tier: 'today', night: 'department', stepsInBox: true, kind: 'mind', sources: ['clinical'] },
  'self-harm-urges': { tier: 'today', night: 'helpline', kind: 'mind', sources: ['pages'] },
  'genital-harm': { tier: 'ambulance', stepsInBox: true, kind: 'mind', sources: ['pages'] },
  despair: { tier: 'today', night: 'helpline', kind: 'mind', sources: ['pages'] },
  'debts-out': { tier: 'today', night: 'helpline', stepsInBox: true, kind: 'mind', sources: ['clinical'] },
  'abroad-plan': { tier: 'ambulance', stepsInBox: true, kind: 'mind', sources: ['facts4'] },
} as const satisfies Readonly<Record<string, Danger>>;
