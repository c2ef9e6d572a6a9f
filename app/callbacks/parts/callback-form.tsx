import { recordRetention } from '#app/site/facts.ts';
import { callbackPath } from '#app/site/navigation.ts';
import { reachLimits } from '#app/site/reach.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Checkbox } from '#app/ui/checkbox/checkbox.tsx';
import { ChoiceGroup } from '#app/ui/choice-group/choice-group.tsx';
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { Flash } from '#app/ui/flash/flash.tsx';
import type { RefusedForm } from '#app/ui/form/refused-form.ts';
import { SentOn } from '#app/ui/form/sent-on.tsx';
import { ConsentNotice } from '#app/ui/question-page/consent-notice.tsx';
import { NotTakenIn } from '#app/ui/question-page/not-taken-in.tsx';
import * as page from '#app/ui/question-page/question-page.css.ts';
import { BestTimeField, CallAsField, PhoneField } from '#app/ui/question-page/reach-fields.tsx';
import type { TypedCallback } from '../callback-form.ts';

interface CallbackFormProps {
  readonly idempotencyKey: string;
  /** What was typed before. */
  readonly typed?: TypedCallback | undefined;
  readonly refused?: Omit<RefusedForm<TypedCallback>, 'values'> | undefined;
  /** It was sent, and could not be taken in. */
  readonly isNotTakenIn?: boolean | undefined;
}

const yesOrNo = [
  { value: 'true', label: 'Yes, you may say it is the hospital' },
  { value: 'false', label: 'No, say only what I write below' },
];

/** Three things are asked for, and nothing about health. */
export function CallbackForm({ idempotencyKey, typed, refused, isNotTakenIn }: CallbackFormProps) {
  const errors = refused?.errors ?? {};
  const field = (name: keyof TypedCallback) => ({ name, ...(errors[name] && { error: errors[name] }) });
  return (
    <form action={callbackPath} method="post" className={page.form} noValidate>
      {isNotTakenIn && <NotTakenIn />}
      {refused && Object.keys(errors).length === 0 && <Flash tone="danger">{refused.message}</Flash>}
      <ErrorSummary errors={errors} />
      <SentOn values={{ idempotencyKey }} />
      <div className={page.group}>
        <div className={page.short}>
          <TextField
            {...field('name')}
            label="Your name or initials"
            autoComplete="name"
            maxLength={reachLimits.name}
            required
            defaultValue={typed?.name}
          />
        </div>
        <PhoneField typed={typed} errors={errors} hint="10 digits." />
        <BestTimeField typed={typed} errors={errors} />
      </div>
      <div className={page.group}>
        <ChoiceGroup
          type="radio"
          {...field('safeToCall')}
          legend="If somebody else picks up, may we say who is calling?"
          options={yesOrNo}
          chosen={typed ? [typed.safeToCall] : []}
        />
        <CallAsField
          typed={typed}
          errors={errors}
          hint="Such as: a friend, an office. Leave it empty and we say that we will call again."
        />
      </div>
      <div className={page.group}>
        <CallbackNotice />
        <Checkbox
          {...field('consent')}
          label="I agree that you keep this to call me."
          required
          defaultChecked={typed?.consent === 'on'}
        />
      </div>
      <div className={page.buttons}>
        <Button type="submit">Call me back</Button>
      </div>
    </form>
  );
}

/** What is kept of a request. Whoever changes what it says raises `callbackNoticeEdition` (callback.values.ts). */
function CallbackNotice() {
  return (
    <ConsentNotice heading="h2">
      <li>We keep what you enter here, and when we called: to call you, and for nothing else.</li>
      <li>Only the staff who call see it.</li>
      <li>{`We keep it for ${recordRetention.callbackDays} days. The law sets that time. Then it is erased.`}</li>
    </ConsentNotice>
  );
}
