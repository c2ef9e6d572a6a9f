import type { FetcherWithComponents, Form } from 'react-router';
import { Button } from '#app/ui/button/button.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { ActionError } from '#app/ui/toast/action-error.tsx';
import { type RefusedStep, stepLabels, sureField } from '../desk-steps.ts';

interface RefusedStepNoteProps {
  readonly refused: RefusedStep;
  /** The form that sends the answer: of the page, or of a row's fetcher. */
  readonly StepForm: typeof Form;
  readonly action: string;
  readonly back: string;
  readonly busy: boolean;
}

/** Says why a step was refused, or asks before it, with a button that says yes. */
export const RefusedStepNote = ({
  refused: { message, ask },
  StepForm,
  action,
  back,
  busy,
}: RefusedStepNoteProps) => (
  <ActionError>
    <Stack gap="2">
      <span>{message}</span>
      {ask && (
        <StepForm method="post" action={action} preventScrollReset>
          <input type="hidden" name="back" value={back} />
          <input type="hidden" name={sureField.name} value={sureField.value} />
          <Button type="submit" name="intent" value={ask} size="small" variant="secondary" busy={busy}>
            {`Yes: ${stepLabels[ask].toLowerCase()}`}
          </Button>
        </StepForm>
      )}
    </Stack>
  </ActionError>
);

interface RefusedRowStepProps extends Pick<RefusedStepNoteProps, 'action' | 'back'> {
  readonly fetcher: FetcherWithComponents<RefusedStep>;
}

/** The same for a step that the fetcher of a row took. */
export const RefusedRowStep = ({ fetcher, action, back }: RefusedRowStepProps) =>
  fetcher.data && fetcher.state === 'idle' ? (
    <RefusedStepNote
      refused={fetcher.data}
      StepForm={fetcher.Form}
      action={action}
      back={back}
      busy={false}
    />
  ) : null;
