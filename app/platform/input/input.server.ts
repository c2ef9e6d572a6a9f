// biome-ignore lint/style/noRestrictedImports: the one module that may, see below.
import { type ArkErrors, scope, type Type } from 'arktype';
import type { ByLocale } from '#app/languages/locales.ts';
import { withoutUnseenMarks } from '#app/languages/unseen-marks.ts';
import { ProblemError, type Told } from '../http/problems.server.ts';

/**
 * arktype without generated code. arktype tries `new Function` once; Workers allow that while they start and
 * not during a request, where it becomes an EvalError. Every schema is built from this `type`.
 */
export const { type } = scope({}, { jitless: true });

declare global {
  interface ArkEnv {
    meta(): { told?: ByLocale<string> };
  }
}

/** Messages for a text that is refused. */
const textMessages = {
  unreadable: {
    en: 'This text has characters that cannot be read.',
    hi: 'यहाँ ऐसे अक्षर हैं जो पढ़े नहीं जा सकते।',
  },
  unshown: {
    en: 'This text has characters that cannot be shown.',
    hi: 'यहाँ ऐसे अक्षर हैं जो दिखाए नहीं जा सकते।',
  },
  oneLine: {
    en: 'This text must be one line, without characters that cannot be shown.',
    hi: 'यहाँ एक ही लाइन लिखें।',
  },
  missing: { en: 'This field is missing.', hi: 'यह भरना ज़रूरी है।' },
} as const;

export const tooLongText = (max: number) => ({
  en: `Too long: at most ${max} characters.`,
  hi: `बहुत लंबा है: ज़्यादा से ज़्यादा ${max} अक्षर लिखें।`,
});

/** Returns the message of a field in the form that `check.error` needs. */
export const saying = (told: Told) =>
  typeof told === 'string' ? { message: told } : { message: told.en, meta: { told } };

interface TextMessages {
  /** Given: an empty text is refused, with these words. */
  readonly required?: Told;
  readonly tooLong?: Told;
}

/** Cc: everything below the space, DEL and the C1 range. A NUL in a row makes an export of D1 un-restorable. */
const anyControl = /\p{Cc}/u;
const controlButNewlineOrTab = /[^\P{Cc}\n\t]/u;

type CleanText = { readonly text: string } | { readonly problem: Told };

/**
 * Brings a text from outside into the form that is stored: no space around it, no letters without a shape, composed (NFC), lines ended by
 * a line feed alone; or says what is wrong with it. Length is counted as HTML's `maxlength` counts it.
 *
 * @param lines whether line breaks and tabs are kept (long text) or refused (short text)
 */
export function cleanText(
  raw: string,
  { max, lines, messages = {} }: { max: number; lines: boolean; messages?: TextMessages },
): CleanText {
  if (!raw.isWellFormed()) return { problem: textMessages.unreadable };
  const text = withoutUnseenMarks(raw).replace(/\r\n?/g, '\n').trim().normalize('NFC');
  if (lines ? controlButNewlineOrTab.test(text) : anyControl.test(text)) {
    return {
      problem: lines ? textMessages.unshown : textMessages.oneLine,
    };
  }
  if (text.length > max) return { problem: messages.tooLong ?? tooLongText(max) };
  if (text === '' && messages.required !== undefined) return { problem: messages.required };
  return { text };
}

function textType(rules: Parameters<typeof cleanText>[1]) {
  return type('string').pipe((raw, check) => {
    const clean = cleanText(raw, rules);
    return 'text' in clean ? clean.text : check.error(saying(clean.problem));
  });
}

/** One line of text of at most `max` characters; see {@link cleanText}. */
export const shortText = (max: number, messages?: TextMessages) => textType({ max, lines: false, messages });

/** Text of several lines of at most `max` characters; see {@link cleanText}. */
export const longText = (max: number, messages?: TextMessages) => textType({ max, lines: true, messages });

/** One message for each failing field. Only messages that a schema of ours states are passed on word for word. */
export function fieldErrors(errors: ArkErrors): Record<string, Told> {
  const messages: Record<string, Told> = {};
  for (const error of errors) {
    const field = error.path.join('.');
    messages[field] ??=
      error.code === 'required'
        ? textMessages.missing
        : error.code === 'predicate'
          ? (error.meta?.told ?? error.message)
          : `Must be ${error.expected}.`;
  }
  return messages;
}

export const checkFieldsMessage = {
  en: 'Please check the marked fields.',
  hi: 'जिन पर निशान है, उन्हें एक बार फिर देखें।',
} as const;

/**
 * Checks the input and returns it as the schema converts it.
 *
 * @param input anything
 * @param message above the fields' own messages
 * @throws ProblemError 400 with a message for every failing field at once
 */
export function parseInput<Schema extends Type>(
  schema: Schema,
  input: unknown,
  message: Told = checkFieldsMessage,
): Schema['infer'] {
  const output = schema(input);
  if (output instanceof type.errors) throw new ProblemError(400, { message, errors: fieldErrors(output) });
  return output as Schema['infer'];
}
