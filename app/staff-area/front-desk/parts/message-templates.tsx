import type { Appointment } from '#app/appointments/appointment.values.ts';
import { ButtonLink } from '#app/ui/button/button.tsx';
import { CopyButton } from '#app/ui/button/copy-button.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { MessageSquare } from '#app/ui/icon/icons.ts';
import { Cluster, Stack } from '#app/ui/layout/stack.tsx';

interface ReadyTextProps {
  readonly appointment: Pick<Appointment, 'phone' | 'safeToCall'>;
  readonly text: string;
  /** The message in Hindi. */
  readonly hindi: string;
}

/** Shows a neutral message for the patient, to copy or to open in an app on the desk's own phone. */
export function MessageTemplates({ appointment: { phone, safeToCall }, text, hindi }: ReadyTextProps) {
  return (
    <Stack gap="3">
      <TextField
        name="message"
        label="Message to the person"
        hint="It names neither the hospital nor the doctor: others may read it."
        marksOptional={false}
        multiline
        rows={4}
        readOnly
        value={text}
      />
      {!safeToCall && <p>Not said to be safe: write or call only if the person asks you to.</p>}
      <Ways phone={phone} text={text} />
      <TextField
        name="messageInHindi"
        label="The same in Hindi"
        lang="hi"
        marksOptional={false}
        multiline
        rows={4}
        readOnly
        value={hindi}
      />
      <Ways phone={phone} text={hindi} />
    </Stack>
  );
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
