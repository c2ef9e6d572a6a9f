import { Form } from 'react-router';
import { type Appointment, stopMessagesStep } from '#app/appointments/appointment.values.ts';
import { isAgreed, type MessageAnswer, messageAnswers } from '#app/hospital-facts/message-facts.ts';
import { defaultLocale, locales } from '#app/languages/locales.ts';
import { Button } from '#app/ui/button/button.tsx';
import { ChoiceGroup } from '#app/ui/choice-group/choice-group.tsx';
import { useHospitalFacts } from '#app/ui/facts-context/hospital-facts.ts';
import { useSubmitting } from '#app/ui/hydration/use-submitting.ts';
import { Cluster, Stack } from '#app/ui/layout/stack.tsx';
import { appointmentPath } from '../../frame/desk-paths.ts';
import { answerMessagesStep } from '../desk-steps.ts';

const answerLabels: Readonly<Record<MessageAnswer, string>> = {
  none: 'No',
  sms: 'SMS',
  whatsapp: 'WhatsApp',
};

interface MessageFieldProps {
  readonly messageChannel: string;
  readonly errors: Readonly<Partial<Record<'messageChannel', string>>>;
}

/**
 * The question whether messages may be sent, which the desk asks and ticks. Nothing is shown until the hospital has
 * entered the brand of its messages.
 */
export function MessageField({ messageChannel, errors }: MessageFieldProps) {
  const { brand } = useHospitalFacts().messages;
  if (brand === null) return null;
  return (
    <ChoiceGroup
      type="radio"
      name="messageChannel"
      legend="May we send messages to this number?"
      hint={`Ask, and say: others who hold the phone can read them; they come from ${brand}. Not asked: tick nothing`}
      options={messageAnswers.map((value) => ({ value, label: answerLabels[value] }))}
      chosen={messageChannel ? [messageChannel] : []}
      {...(errors.messageChannel !== undefined && { error: errors.messageChannel })}
    />
  );
}

interface MessageAnswerCardProps {
  readonly appointment: Pick<Appointment, 'id' | 'messageChannel'>;
  readonly errors: MessageFieldProps['errors'];
}

/** The answer about messages in words. */
export const messageAnswerText = ({
  messageChannel,
  language,
}: Pick<Appointment, 'messageChannel' | 'language'>): string =>
  isAgreed(messageChannel)
    ? `Agreed: ${answerLabels[messageChannel]}, in ${locales[language ?? defaultLocale].englishName}.`
    : messageChannel === null
      ? 'Not asked: we send none.'
      : 'Not wanted, or stopped: we send none.';

/** The answer about messages on the page of an appointment: a button to stop them, or the question. */
export function MessageAnswerForm({ appointment, errors }: MessageAnswerCardProps) {
  const busy = useSubmitting();
  const { id, messageChannel } = appointment;
  const path = appointmentPath(id);
  const step = isAgreed(messageChannel) ? stopMessagesStep : answerMessagesStep;
  return (
    <Form method="post" action={path} preventScrollReset>
      <input type="hidden" name="back" value={path} />
      <Stack gap="3">
        {!isAgreed(messageChannel) && <MessageField messageChannel="" errors={errors} />}
        <Cluster gap="2">
          <Button type="submit" name="intent" value={step} size="small" variant="secondary" busy={busy}>
            {isAgreed(messageChannel) ? 'Stop messages' : 'Save answer'}
          </Button>
        </Cluster>
      </Stack>
    </Form>
  );
}
