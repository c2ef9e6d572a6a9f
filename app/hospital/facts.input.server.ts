import { defaultFacts } from '#app/hospital-facts/default-facts.ts';
import { checkTexts } from '#app/platform/staff-input/check-texts.server.ts';
import type { FactSection, FactTexts, FaultContext } from './fact-section.ts';

/**
 * Validates the texts of a section and returns them normalised for storage.
 *
 * @param today today in India
 * @param around what the rules of a section look at besides. A tool that copies saved facts knows no pages, and their rules held when they were saved
 * @throws ProblemError 400 with a message for every invalid field
 */
export const validateTexts = (
  section: FactSection,
  typed: FactTexts,
  today: string,
  around: FaultContext = { quotedPrices: {}, facts: defaultFacts },
): FactTexts => checkTexts(section.fields, typed, today, (texts) => section.faults?.(texts, around));
