import { recordRetention } from '#app/site/facts.ts';
import { callbackPath } from '#app/site/navigation.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Checkbox } from '#app/ui/checkbox/checkbox.tsx';
import { ChoiceGroup } from '#app/ui/choice-group/choice-group.tsx';
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { Flash } from '#app/ui/flash/flash.tsx';
import type { RefusedForm } from '#app/ui/form/refused-form.ts';
import { SentOn } from '#app/ui/form/sent-on.tsx';
import { ConsentNotice } from '#app/ui/question-page/consent-notice.tsx';
import * as page from '#app/ui/question-page/question-page.css.ts';
import { callbackLimits } from '../callback.values.ts';
import type { TypedCallback } from '../callback-form.ts';

interface CallbackFormProps {
  readonly idempotencyKey: string;
  readonly refused?: RefusedForm<TypedCallback> | undefined;
}

const yesOrNo = [
  { value: 'true', label: 'Yes, you may say it is the hospital' },
  { value: 'false', label: 'No, say only what I write below' },
];

/** Three things are asked for, and nothing about health. */
export function CallbackForm({ idempotencyKey, refused }: CallbackFormProps) {
  const errors = refused?.errors ?? {};
  const typed = refused?.values;
  const field = (name: keyof TypedCallback) => ({ name, ...(errors[name] && { error: errors[name] }) });
  return (
    <form action={callbackPath} method="post" className={page.form} noValidate>
      {refused && Object.keys(errors).length === 0 && <Flash tone="danger">{refused.message}</Flash>}
      <ErrorSummary errors={errors} />
      <SentOn values={{ idempotencyKey }} />
      <div className={page.group}>
        <div className={page.short}>
          <TextField
            {...field('name')}
            label="Your name or initials"
            autoComplete="name"
            maxLength={callbackLimits.name}
            required
            defaultValue={typed?.name}
          />
        </div>
        <div className={page.short}>
          <TextField
            {...field('phone')}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            label="Phone"
            hint="10 digits."
            maxLength={20}
            required
            defaultValue={typed?.phone}
          />
        </div>
        <div className={page.short}>
          <TextField
            {...field('bestTime')}
            label="Best time to call"
            hint="Such as: after 6 in the evening."
            autoComplete="off"
            maxLength={callbackLimits.bestTime}
            defaultValue={typed?.bestTime}
          />
        </div>
      </div>
      <div className={page.group}>
        <ChoiceGroup
          type="radio"
          {...field('safeToCall')}
          legend="If somebody else picks up, may we say who is calling?"
          options={yesOrNo}
          chosen={typed ? [typed.safeToCall] : []}
        />
        <div className={page.short}>
          <TextField
            {...field('callAs')}
            label="Whom may we say is calling?"
            hint="Such as: a friend, an office. Leave it empty and we say that we will call again."
            autoComplete="off"
            maxLength={callbackLimits.callAs}
            defaultValue={typed?.callAs}
          />
        </div>
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
