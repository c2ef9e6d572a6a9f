import { contactLimits } from '#app/hospital-facts/contact-limits.ts';
import { recordRetention } from '#app/hospital-facts/record-retention.ts';
import { callbackPath } from '#app/navigation/navigation.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Checkbox } from '#app/ui/checkbox/checkbox.tsx';
import { ChoiceGroup } from '#app/ui/choice-group/choice-group.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { HiddenFields } from '#app/ui/form/hidden-fields.tsx';
import type { FieldMessages } from '#app/ui/form/refused-form.ts';
import { usePageLocale, useWords } from '#app/ui/locale/page-locale.ts';
import { PhoneTraces } from '#app/ui/phone-traces/phone-traces.tsx';
import { ConsentNotice } from '#app/ui/question-page/consent-notice.tsx';
import {
  BestTimeField,
  CallAsField,
  MessagesField,
  PhoneField,
} from '#app/ui/question-page/contact-fields.tsx';
import * as page from '#app/ui/question-page/question-page.css.ts';
import { callbackWords } from '#messages/callbacks/callback.ts';
import type { CallbackValues } from '../callback-form.ts';

interface CallbackFormProps {
  readonly idempotencyKey: string;
  /** Values of the previous submission. */
  readonly typed?: CallbackValues | undefined;
  readonly errors?: FieldMessages | undefined;
  /**
   * Whether the page has shown the emergency numbers. The next submission then passes without another check
   * for danger.
   */
  readonly helpSeen?: boolean | undefined;
}

/** Form that requests a call. It asks nothing about health. */
export function CallbackForm({ idempotencyKey, typed, errors = {}, helpSeen }: CallbackFormProps) {
  const words = useWords(callbackWords);
  const { pathTo } = usePageLocale();
  const yesOrNo = [
    { value: 'true', label: words.yes },
    { value: 'false', label: words.no },
  ];
  const field = (name: keyof CallbackValues) => ({ name, ...(errors[name] && { error: errors[name] }) });
  return (
    <form action={pathTo(callbackPath)} method="post" className={page.form} noValidate>
      {helpSeen && <p>{words.canStillSend}</p>}
      <HiddenFields values={{ idempotencyKey, ...(helpSeen && { helpSeen: 'yes' }) }} />
      <div className={page.group}>
        <div className={page.short}>
          <TextField
            {...field('name')}
            label={words.name}
            autoComplete="name"
            maxLength={contactLimits.name}
            required
            defaultValue={typed?.name}
          />
        </div>
        <PhoneField typed={typed} errors={errors} hint={words.phoneHint} />
        <BestTimeField typed={typed} errors={errors} />
      </div>
      <div className={page.group}>
        <ChoiceGroup
          type="radio"
          {...field('safeToCall')}
          legend={words.safeToCall}
          options={yesOrNo}
          chosen={typed ? [typed.safeToCall] : []}
        />
        <CallAsField typed={typed} errors={errors} hint={words.callAsHint} />
        <MessagesField typed={typed} errors={errors} />
        <PhoneTraces />
      </div>
      <div className={page.group}>
        <CallbackNotice />
        <Checkbox
          {...field('consent')}
          label={words.consent}
          required
          defaultChecked={typed?.consent === 'on'}
        />
      </div>
      <div className={page.buttons}>
        <Button type="submit">{words.submit}</Button>
      </div>
    </form>
  );
}

/**
 * Privacy notice beside the consent checkbox. When its meaning changes, raise `callbackNoticeVersion` in
 * callback.values.ts.
 */
function CallbackNotice() {
  const words = useWords(callbackWords);
  return (
    <ConsentNotice heading="h2">
      <li>{words.kept}</li>
      <li>{words.seenBy}</li>
      <li>{words.keptFor(recordRetention.callbackDays)}</li>
    </ConsentNotice>
  );
}
