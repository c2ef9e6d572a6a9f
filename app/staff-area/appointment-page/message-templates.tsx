import type { Appointment } from '#app/appointments/appointment.values.ts';
import { defaultLocale, type Locale, locales } from '#app/languages/locales.ts';
import { ButtonLink } from '#app/ui/button/button.tsx';
import { CopyButton } from '#app/ui/button/copy-button.tsx';
import { ChoiceGroup } from '#app/ui/choice-group/choice-group.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { MessageSquare } from '#app/ui/icon/icons.ts';
import { Cluster } from '#app/ui/layout/stack.tsx';
import { SafeToCall } from '../front-desk/parts/safe-to-call.tsx';
import * as css from './appointment-page.css.ts';

interface MessageTemplatesProps {
  readonly appointment: Pick<Appointment, 'phone' | 'safeToCall'>;
  /** The message in each locale, the patient's first. */
  readonly messages: readonly { readonly locale: Locale; readonly text: string }[];
}

/**
 * Shows a neutral message for the patient in the chosen language, to copy or to open in an app on the desk's own phone. A
 * style rule shows the chosen one, so that the choice works without scripts.
 */
export function MessageTemplates({ appointment: { phone, safeToCall }, messages }: MessageTemplatesProps) {
  return (
    <div className={css.messages}>
      {!safeToCall && (
        <p>
          <SafeToCall answer={safeToCall} /> Write or call only if the person asks you to.
        </p>
      )}
      <ChoiceGroup
        type="radio"
        name="messageLanguage"
        legend="Language of the message"
        options={messages.map(({ locale }) => ({ value: locale, label: locales[locale].englishName }))}
        chosen={messages.slice(0, 1).map(({ locale }) => locale)}
      />
      {messages.map(({ locale, text }) => (
        <div key={locale} data-locale={locale}>
          <TextField
            {...fieldOf(locale)}
            hint="It names neither the hospital nor the doctor: others may read it."
            marksOptional={false}
            multiline
            rows={4}
            readOnly
            value={text}
          />
          <Ways phone={phone} text={text} />
        </div>
      ))}
    </div>
  );
}

function fieldOf(locale: Locale) {
  const { englishName, htmlTag } = locales[locale];
  return locale === defaultLocale
    ? { name: 'message', label: 'Message to the person' }
    : { name: `messageIn${englishName}`, label: `Message to the person in ${englishName}`, lang: htmlTag };
}

function Ways({ phone, text }: { readonly phone: string; readonly text: string }) {
  return (
    <Cluster gap="2">
      <CopyButton text={text} />
      <ButtonLink
        href={`sms:+91${phone}?${new URLSearchParams({ body: text }).toString().replaceAll('+', '%20')}`}
        size="small"
        variant="secondary"
      >
        <MessageSquare size={20} aria-hidden />
        SMS
      </ButtonLink>
      <ButtonLink
        href={`https://wa.me/91${phone}?${new URLSearchParams({ text }).toString().replaceAll('+', '%20')}`}
        target="_blank"
        rel="noopener noreferrer"
        size="small"
        variant="secondary"
      >
        <MessageSquare size={20} aria-hidden />
        WhatsApp
      </ButtonLink>
    </Cluster>
  );
}
