import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { Button, type ButtonStyle } from '#app/ui/button/button.tsx';
import { FormColumns } from '#app/ui/form/form-layout.tsx';
import { RefusalSummary } from '#app/ui/form/refusal-summary.tsx';
import type { FieldMessages, RefusedForm } from '#app/ui/form/refused-form.ts';
import { useHydrated } from '#app/ui/hydration/hydration.ts';
import { useSubmitting } from '#app/ui/hydration/use-submitting.ts';
import { Stack } from '#app/ui/layout/stack.tsx';
import { ActionError } from '#app/ui/toast/action-error.tsx';

/** A refused submission and the form that it came from. */
export interface RefusedIntent extends RefusedForm<never> {
  readonly intent: unknown;
}

export interface IntentButtonProps {
  /** Submitted as `intent`, so that the action can tell the forms of one page apart. */
  readonly intent: string;
  readonly button: string;
  readonly variant?: ButtonStyle['variant'];
}

/** Submit button of a form on a page with several forms. */
export function IntentButton({ intent, button, variant }: IntentButtonProps) {
  const busy = useSubmitting();
  return (
    <div>
      <Button type="submit" name="intent" value={intent} variant={variant} busy={busy}>
        {button}
      </Button>
    </div>
  );
}

export interface IntentFormProps extends IntentButtonProps {
  readonly refused?: RefusedIntent;
  readonly children: (errors: FieldMessages) => ReactNode;
}

/** One of several forms of a page. It shows a refusal only if it was itself refused. */
export function IntentForm({ refused, children, ...button }: IntentFormProps) {
  const busy = useSubmitting();
  const hydrated = useHydrated();
  const own = refused?.intent === button.intent ? refused : undefined;
  return (
    <Form method="post" noValidate preventScrollReset>
      <Stack gap="4">
        <RefusalSummary refused={own} />
        <FormColumns>{children(own?.errors ?? {})}</FormColumns>
        {own && hydrated && !busy && <ActionError>{own.message}</ActionError>}
        <IntentButton {...button} />
      </Stack>
    </Form>
  );
}
