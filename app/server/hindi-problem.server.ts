/** What a form under `/hi` says where it was refused. The API answers in English always. */
import type { Language } from '#app/site/language.ts';
import { mailAddressRule } from '#app/site/mail-address.ts';
import { phoneMessage } from '#app/site/phone.ts';
import { checkFieldsMessage, textMessages, tooLongText } from './input.server.ts';
import type { Problem, ProblemError } from './problems.server.ts';

/** The Hindi of a message, by the English that a rule or a store states. */
export type HindiMessages = ReadonlyMap<string, string>;

/**
 * @param english the messages where they are written
 * @param hindi the same keys: one that is missing is a type error
 */
export const hindiOf = <Key extends string>(
  english: Readonly<Record<Key, string>>,
  hindi: Readonly<Record<NoInfer<Key>, string>>,
): HindiMessages =>
  new Map((Object.keys(english) as Key[]).map((key) => [english[key], hindi[key]] as const));

const ofTexts = hindiOf(textMessages, {
  unreadable: 'यहाँ ऐसे अक्षर हैं जो पढ़े नहीं जा सकते।',
  unshown: 'यहाँ ऐसे अक्षर हैं जो दिखाए नहीं जा सकते।',
  oneLine: 'यहाँ एक ही लाइन लिखें।',
  missing: 'यह भरना ज़रूरी है।',
});

const ofEveryForm: HindiMessages = new Map([
  ...ofTexts,
  [phoneMessage, 'फ़ोन नंबर 10 अंकों का होना चाहिए।'],
  [mailAddressRule.message, 'ईमेल पता सही नहीं लगता। एक बार फिर देखें।'],
  [checkFieldsMessage, 'जिन पर निशान है, उन्हें एक बार फिर देखें।'],
]);

/** What is said of a field that no message is known for. */
const notRight = 'यह सही नहीं है। एक बार फिर देखें।';
const notDone = 'यह नहीं हो सका। फिर कोशिश करें, या हमें फ़ोन करें।';
const tooOften = 'बहुत बार कोशिश हुई है। थोड़ी देर बाद फिर करें, या हमें फ़ोन करें।';

/** How long a text may be, of all forms in Hindi. */
const lengths = [20, 60, 100, 254, 500];

const ofLengths: HindiMessages = new Map(
  lengths.map((most) => [tooLongText(most), `बहुत लंबा है: ज़्यादा से ज़्यादा ${most} अक्षर लिखें।`]),
);

/**
 * A refusal in the language of the form.
 *
 * @param messages of the store that refused
 */
export function problemIn(
  language: Language,
  { status, problem }: Pick<ProblemError, 'status' | 'problem'>,
  messages: HindiMessages,
): Problem {
  if (language === 'en') return problem;
  const { message, errors, ...others } = problem;
  const known = (text: string) => messages.get(text) ?? ofEveryForm.get(text) ?? ofLengths.get(text);
  return {
    ...others,
    message: status === 429 ? tooOften : (known(message) ?? notDone),
    ...(errors && {
      errors: Object.fromEntries(
        Object.entries(errors).map(([name, text]) => [name, known(text) ?? notRight]),
      ),
    }),
  };
}
