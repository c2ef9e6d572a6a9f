import { withoutUnseenMarks } from './unseen-marks.ts';

/**
 * Characters of the category Cc: those below the space, DEL and the C1 range. An export of D1 that contains a
 * NUL cannot be restored.
 */
const anyControl = /\p{Cc}/u;
const controlButNewlineOrTab = /[^\P{Cc}\n\t]/u;

/** Rule that a typed text breaks. */
type TypedTextFault = 'unreadable' | 'unshown' | 'oneLine' | 'tooLong';

/**
 * Normalises a text for storage: trimmed, without invisible marks, composed (NFC), with line feeds as line
 * ends. Length is counted as HTML's `maxlength` counts it. Safe for the browser, which checks fields by the same rule.
 *
 * @param lines whether line breaks and tabs are accepted (long text) or refused (short text)
 * @returns the text, or the first rule that it breaks
 */
export function readTypedText(
  raw: string,
  { max, lines }: { readonly max: number; readonly lines: boolean },
): { readonly text: string } | { readonly fault: TypedTextFault } {
  if (!raw.isWellFormed()) return { fault: 'unreadable' };
  const text = withoutUnseenMarks(raw).replace(/\r\n?/g, '\n').trim().normalize('NFC');
  if (lines ? controlButNewlineOrTab.test(text) : anyControl.test(text)) {
    return { fault: lines ? 'unshown' : 'oneLine' };
  }
  return text.length > max ? { fault: 'tooLong' } : { text };
}
