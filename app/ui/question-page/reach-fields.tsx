import { reachLimits } from '#app/hospital-facts/reach.ts';
import { questionPageWords } from '#messages/ui/question-page/question-page.ts';
import { TextField } from '../field/text-field.tsx';
import type { FieldMessages } from '../form/refused-form.ts';
import { useWords } from '../locale/edition.ts';
import * as css from './question-page.css.ts';

type ReachField = 'phone' | 'bestTime' | 'callAs';

interface ReachFieldProps {
  /** What was typed in the form, and what is wrong with it. */
  readonly typed?: Readonly<Partial<Record<ReachField, string>>> | undefined;
  readonly errors: FieldMessages;
}

const said = (name: ReachField, { typed, errors }: ReachFieldProps) => ({
  name,
  maxLength: reachLimits[name],
  defaultValue: typed?.[name],
  ...(errors[name] !== undefined && { error: errors[name] }),
});

/** @param hint what the phone is for, beside how it is typed */
export function PhoneField({ hint, ...props }: ReachFieldProps & { readonly hint: string }) {
  const words = useWords(questionPageWords);
  return (
    <div className={css.short}>
      <TextField
        {...said('phone', props)}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        label={words.phone}
        hint={hint}
        required
      />
    </div>
  );
}

export function BestTimeField(props: ReachFieldProps) {
  const words = useWords(questionPageWords);
  return (
    <div className={css.short}>
      <TextField
        {...said('bestTime', props)}
        label={words.bestTime}
        hint={words.bestTimeHint}
        autoComplete="off"
      />
    </div>
  );
}

/** Others in the house may pick up: what they are told is the person's own choice. */
export function CallAsField({ hint, ...props }: ReachFieldProps & { readonly hint: string }) {
  const words = useWords(questionPageWords);
  return (
    <div className={css.short}>
      <TextField {...said('callAs', props)} label={words.callAs} hint={hint} autoComplete="off" />
    </div>
  );
}
