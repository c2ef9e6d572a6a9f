import { Fragment } from 'react';
import type { Appointment } from '#app/appointments/appointment.values.ts';
import { defaultLocale, type Locale, locales } from '#app/languages/locales.ts';
import { ButtonLink } from '#app/ui/button/button.tsx';
import { CopyButton } from '#app/ui/button/copy-button.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { MessageSquare } from '#app/ui/icon/icons.ts';
import { Cluster, Stack } from '#app/ui/layout/stack.tsx';
import { SafeToCall } from './safe-to-call.tsx';

interface MessageTemplatesProps {
  readonly appointment: Pick<Appointment, 'phone' | 'safeToCall'>;
  /** The message in each locale, the patient's first. */
  readonly messages: readonly { readonly locale: Locale; readonly text: string }[];
}

/** Shows a neutral message for the patient in each locale, to copy or to open in an app on the desk's own phone. */
export function MessageTemplates({ appointment: { phone, safeToCall }, messages }: MessageTemplatesProps) {
  return (
    <Stack gap="3">
      {messages.map(({ locale, text }, index) => (
        <Fragment key={locale}>
          <TextField
            {...fieldOf(locale, index === 0)}
            marksOptional={false}
            multiline
            rows={4}
            readOnly
            value={text}
          />
          {index === 0 && !safeToCall && (
            <p>
              <SafeToCall answer={safeToCall} /> Write or call only if the person asks you to.
            </p>
          )}
          <Ways phone={phone} text={text} />
        </Fragment>
      ))}
    </Stack>
  );
}

function fieldOf(locale: Locale, isFirst: boolean) {
  const { englishName, htmlTag } = locales[locale];
  const isDefault = locale === defaultLocale;
  return {
    name: isDefault ? 'message' : `messageIn${englishName}`,
    ...(!isDefault && { lang: htmlTag }),
    ...(isFirst
      ? {
          label: isDefault ? 'Message to the person' : `Message to the person in ${englishName}`,
          hint: 'It names neither the hospital nor the doctor: others may read it.',
        }
      : { label: `The same in ${englishName}` }),
  };
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
