import type { DangerConcept } from './danger-concept.ts';
import type { DetectedDanger } from './detected-danger.ts';
import { lifeConcepts } from './life-concepts.ts';
import { poisonConcepts } from './poison-concepts.ts';
import { violenceConcepts } from './violence-concepts.ts';

export const dangerConcepts = {
  poison: poisonConcepts,
  life: lifeConcepts,
  violence: violenceConcepts,
} as const satisfies Readonly<Record<DetectedDanger, Readonly<Record<string, DangerConcept>>>>;

type Concepts = typeof dangerConcepts;

/** Names of all concepts. */
export type ConceptId = { [Kind in DetectedDanger]: keyof Concepts[Kind] }[DetectedDanger];
