import type { ReactNode } from 'react';
import { useHelplineTranslation } from '#app/ui/contact/use-helpline.ts';
import { useWords } from '#app/ui/locale/page-locale.ts';
import { dangerWords } from '#messages/content/dangers/danger-words.ts';
import type { Night } from '../danger.ts';
import { type DangerId, dangerAt } from '../danger-table.ts';
import { type AnyLine, nightLinesOf } from '../help-lines.ts';

interface NightStepsProps {
  /** A row with a step for the night. Other rows show nothing. */
  readonly of: DangerId;
  /** Sentence for each `night`, for rows without a sentence of their own. Phone numbers follow that of `helpline`. */
  readonly words: Readonly<Record<Night, string>>;
}

/** Step for a row of the tier `today` while the hospital is closed. */
export function NightSteps({ of: id, words }: NightStepsProps): ReactNode {
  const own = useWords(dangerWords)[id].night;
  const danger = dangerAt(id);
  if (!danger.night) return null;
  if (own) return own;
  if (danger.night !== 'helpline') return words[danger.night];
  return (
    <>
      {words.helpline} <HelplineLinks lines={nightLinesOf(danger)} />
    </>
  );
}

/** Numbers to call, each with the name of its line. */
export function HelplineLinks({ lines }: { readonly lines: readonly AnyLine[] }) {
  const lineIn = useHelplineTranslation();
  return lines.map(lineIn).map(({ number, name }, index) => (
    <span key={number}>
      {index > 0 && ' · '}
      <a href={`tel:${number}`}>{number}</a> {name}
    </span>
  ));
}
