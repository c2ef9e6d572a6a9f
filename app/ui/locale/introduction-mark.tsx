import { introductionWords } from '#messages/ui/locale/introduction.ts';
import { usePageLocale, useWords } from './page-locale.ts';
import './introduction-mark.later.css.ts';

interface IntroductionMarkProps {
  /** Path of a page, in any locale. */
  readonly path: string;
  /** Whether there is room for a whole sentence, as in a list of results. */
  readonly isSentence?: boolean;
}

/**
 * Mark after the name of a page of which the locale has only an introduction: it names the language of the rest. Renders nothing for any other
 * page. No other part of the site uses the element `small`.
 */
export function IntroductionMark({ path, isSentence = false }: IntroductionMarkProps) {
  const { restLanguage } = usePageLocale();
  const { short, sentence } = useWords(introductionWords);
  const rest = restLanguage(path);
  const words = rest && (isSentence ? sentence : short)[rest];
  return (
    words && (
      <>
        {' '}
        <small>{words}</small>
      </>
    )
  );
}
