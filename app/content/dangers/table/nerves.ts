import type { Danger } from '../danger.ts';

/** Rows about the nerves: fits, headaches, stroke and confusion. */
export const nerves = {
  'fit-long': { tier: 'ambulance', kind: 'body', sources: ['s27'] },
  'fit-first': { tier: 'ambulance', kind: 'body', sources: ['s27', 'clinical'] },
  'fit-fever': {
    tier: 'ambulance',
    kind: 'body',
    concerns: 'children',
    lines: ['child'],
    sources: ['clinical'],
  },
  'fit-after': { tier: 'ambulance', kind: 'body', sources: ['pages', 'gasps'] },
  'fit-change': { tier: 'today', kind: 'body', concerns: 'people with epilepsy', sources: ['s27'] },
  'fit-behaviour': { tier: 'today', kind: 'mind', concerns: 'people with epilepsy', sources: ['pages'] },
  'fit-night': { tier: 'today', kind: 'body', sources: ['pages'] },
  spasms: { tier: 'emergency', kind: 'body', concerns: 'children', lines: ['child'], sources: ['s28'] },
  'headache-now': { tier: 'ambulance', kind: 'body', sources: ['f25', 's29'] },
  'head-injury': { tier: 'ambulance', kind: 'body', sources: ['pages'] },
  'migraine-aura': { tier: 'ambulance', kind: 'body', sources: ['pages'] },
  'headache-jaw': { tier: 'today', kind: 'body', concerns: 'people over 50', sources: ['s30'] },
  'headache-raised': { tier: 'today', kind: 'body', sources: ['pages'] },
  'headache-weak': { tier: 'today', kind: 'body', sources: ['pages'] },
  'migraine-long': { tier: 'today', kind: 'body', sources: ['pages'] },
  'eye-now': { tier: 'emergency', kind: 'body', sources: ['pages'] },
  stroke: { tier: 'ambulance', kind: 'body', sources: ['clinical'] },
  delirium: { tier: 'emergency', kind: 'body', concerns: 'older people', sources: ['s31'] },
  confusion: { tier: 'ambulance', kind: 'body', sources: ['pages'] },
  'behaviour-body': { tier: 'ambulance', kind: 'body', sources: ['pages'] },
  'skills-lost': {
    tier: 'ambulance',
    kind: 'body',
    concerns: 'children',
    lines: ['child'],
    sources: ['pages'],
  },
  spine: { tier: 'emergency', kind: 'body', sources: ['pages'] },
} as const satisfies Readonly<Record<string, Danger>>;
