import { contactLimits } from '#app/hospital-facts/contact-limits.ts';
import { messageAnswers } from '#app/hospital-facts/message-facts.ts';
import { questionPageWords } from '#messages/ui/question-page/question-page.ts';
import { ChoiceGroup } from '../choice-group/choice-group.tsx';
import { useHospitalFacts } from '../facts-context/hospital-facts.ts';
import { TextField, type TextFieldProps } from '../field/text-field.tsx';
import type { FieldMessages } from '../form/refused-form.ts';
import { useWords } from '../locale/page-locale.ts';
import { UserText } from '../locale/user-text.tsx';
import * as css from './question-page.css.ts';

type ReachField = 'phone' | 'bestTime' | 'callAs' | 'messageChannel';

interface ReachFieldProps {
  /** Submitted values. */
  readonly typed?: Readonly<Partial<Record<ReachField, string>>> | undefined;
  readonly errors: FieldMessages;
}

const fieldProps = (name: ReachField, { typed, errors }: ReachFieldProps) => ({
  name,
  defaultValue: typed?.[name],
  ...(errors[name] !== undefined && { error: errors[name] }),
});

const ShortField = (props: TextFieldProps) => (
  <div className={css.short}>
    <TextField {...props} />
  </div>
);

/**
 * Field for the phone number.
 *
 * @param hint says why the phone number is needed and how to type it
 */
export function PhoneField({ hint, ...props }: ReachFieldProps & { readonly hint: string }) {
  const words = useWords(questionPageWords);
  return (
    <ShortField
      {...fieldProps('phone', props)}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      label={words.phone}
      hint={hint}
      required
    />
  );
}

export function BestTimeField(props: ReachFieldProps) {
  const words = useWords(questionPageWords);
  return (
    <ShortField
      {...fieldProps('bestTime', props)}
      maxLength={contactLimits.bestTime}
      label={words.bestTime}
      hint={words.bestTimeHint}
      autoComplete="off"
    />
  );
}

/** Field for how we introduce ourselves when we call. Someone else may answer and should learn only what the person chose. */
export function CallAsField({ hint, ...props }: ReachFieldProps & { readonly hint: string }) {
  const words = useWords(questionPageWords);
  return (
    <ShortField
      {...fieldProps('callAs', props)}
      maxLength={contactLimits.callAs}
      label={words.callAs}
      hint={hint}
      autoComplete="off"
    />
  );
}

/**
 * The question whether messages may be sent to the phone, with no answer selected. It is asked only by a hospital that
 * has a brand for its messages.
 */
export function MessagesField({ typed, errors }: ReachFieldProps) {
  const { brand } = useHospitalFacts().messages;
  const { mayWeSend, mayWeSendHint, messageAnswers: labels } = useWords(questionPageWords);
  if (brand === null) return null;
  const error = errors.messageChannel;
  return (
    <ChoiceGroup
      type="radio"
      name="messageChannel"
      legend={mayWeSend}
      hint={
        <>
          {mayWeSendHint[0]} <UserText>{brand}</UserText>
          {mayWeSendHint[1]}
        </>
      }
      options={messageAnswers.map((value) => ({ value, label: labels[value] }))}
      chosen={typed?.messageChannel ? [typed.messageChannel] : []}
      {...(error !== undefined && { error })}
    />
  );
}
