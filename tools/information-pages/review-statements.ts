import { extractPageText } from './page-text.ts';
import type { InformationPageSource } from './read.ts';

const numberWords =
  'half|twice|once|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|fifty|sixty|hundred';
const numbered = new RegExp(`\\d|\\b(?:${numberWords})\\b`, 'i');

const verbs =
  'agree|ask|avoid|begin|book|breathe|bring|call|carry|check|choose|come|count|do|drink|eat|fill|get|give|go|hold|keep|leave|let|lie|lock|look|make|never|no|offer|open|plan|practise|put|ring|say|see|show|sit|sleep|start|stay|stop|take|talk|tell|touch|turn|use|wait|walk|watch|wear|write';
const instruction = new RegExp(`^(?:please )?(?:${verbs})\\b|\\b(?:do not|must|never|at once)\\b`, 'i');

/** Whether a clinician must check a sentence on its own: it has a number, or it tells the reader what to do. */
export const isStatement = (sentence: string) => numbered.test(sentence) || instruction.test(sentence);

/** Returns the sentences of an English page that a clinician must check, in the order of the page. */
export function statementsOf({
  frontMatter: { inShort, today, firstStep },
  body,
}: Pick<InformationPageSource, 'frontMatter' | 'body'>): readonly string[] {
  const texts = [inShort, ...today, firstStep, ...extractPageText(body).passages];
  const sentences = texts.flatMap((text) => text.split(/(?<=[.!?])\s+/)).map((sentence) => sentence.trim());
  return [...new Set(sentences)].filter((sentence) => sentence !== '' && isStatement(sentence));
}
