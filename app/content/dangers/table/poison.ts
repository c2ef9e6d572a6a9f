import type { Danger } from '../danger.ts';

/** Rows about poisoning by a poison, tablets or gas. */
export const poison = {
  overdose: { tier: 'ambulance', kind: 'body', sees: ['too-many-tablets'], sources: ['f21'] },
  swallowed: {
    tier: 'ambulance',
    kind: 'body',
    sees: ['too-many-tablets'],
    sources: ['f21', 's15', 'gasps', 'clinical'],
  },
  paracetamol: { tier: 'emergency', kind: 'body', sees: ['too-many-tablets'], sources: ['s13'] },
  tca: {
    tier: 'ambulance',
    kind: 'body',
    concerns: 'people on tablets of the amitriptyline kind',
    sees: ['too-many-tablets'],
    sources: ['s14'],
  },
  pesticide: { tier: 'ambulance', kind: 'body', sources: ['s15', 'poison-skin', 'gasps', 'clinical'] },
  sulfas: { tier: 'ambulance', kind: 'body', sources: ['s15', 'gasps', 'clinical'] },
  corrosive: { tier: 'ambulance', stepsInBox: true, kind: 'body', sources: ['s15', 'clinical'] },
  'remedy-severe': { tier: 'ambulance', kind: 'body', sees: ['yellow-eyes', 'fainted'], sources: ['pages'] },
  'remedy-ill': { tier: 'today', night: 'department', stepsInBox: true, kind: 'body', sources: ['pages'] },
  'carbon-monoxide': { tier: 'ambulance', stepsInBox: true, kind: 'body', sources: ['pages'] },
  'child-tablet': {
    tier: 'ambulance',
    kind: 'body',
    concerns: 'children',
    lines: ['child'],
    sources: ['clinical'],
  },
} as const satisfies Readonly<Record<string, Danger>>;
