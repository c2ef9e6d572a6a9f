import type { Danger } from '../danger.ts';

/** Rows about poisoning by a poison, tablets or gas. */
export const poison = {
  overdose: {
    tier: 'ambulance',
    kind: 'body',
    sees: ['too-many-tablets'],
    sources: ['suicide-patient', 'poison-swallowed'],
  },
  swallowed: {
    tier: 'ambulance',
    kind: 'body',
    sees: ['too-many-tablets'],
    sources: ['poison-swallowed', 'poison-cornell', 'gasps'],
  },
  paracetamol: {
    tier: 'emergency',
    kind: 'body',
    sees: ['too-many-tablets'],
    sources: ['paracetamol', 'paracetamol-overdose'],
  },
  tca: {
    tier: 'ambulance',
    kind: 'body',
    concerns: 'people on tablets of the amitriptyline kind',
    sees: ['too-many-tablets'],
    sources: ['tricyclic', 'tricyclic-emj'],
  },
  pesticide: {
    tier: 'ambulance',
    kind: 'body',
    sources: ['poison-cornell', 'poison-skin', 'poison-swallowed', 'gasps'],
  },
  sulfas: { tier: 'ambulance', kind: 'body', sources: ['poison-sulfas', 'gasps'] },
  corrosive: {
    tier: 'ambulance',
    stepsInBox: true,
    kind: 'body',
    sources: ['poison-swallowed', 'poison-cornell'],
  },
  'remedy-severe': {
    tier: 'ambulance',
    kind: 'body',
    sees: ['yellow-eyes', 'fainted'],
    sources: ['poison-remedy', 'poison-remedy-arsenic'],
  },
  'remedy-ill': { tier: 'today', night: 'department', stepsInBox: true, kind: 'body', sources: [] },
  'carbon-monoxide': {
    tier: 'ambulance',
    stepsInBox: true,
    kind: 'body',
    sources: ['poison-gas', 'poison-gas-kashmir'],
  },
  'child-tablet': {
    tier: 'ambulance',
    kind: 'body',
    concerns: 'children',
    lines: ['child'],
    sources: ['poison-child', 'opioid-child-999'],
  },
} as const satisfies Readonly<Record<string, Danger>>;
