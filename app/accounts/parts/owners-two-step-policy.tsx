import { Form } from 'react-router';
import { Button } from '#app/ui/button/button.tsx';
import { useHydrated } from '#app/ui/hydration/hydration.ts';
import { InlineAlert } from '#app/ui/inline-alert/inline-alert.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { ActionError } from '#app/ui/toast/action-error.tsx';

interface OwnersNeedCodesProps {
  readonly isOn: boolean;
  readonly refusal?: string;
}

/** Shows whether every owner must use two-step sign-in, and a button that changes this. */
export function OwnersTwoStepPolicy({ isOn, refusal }: OwnersNeedCodesProps) {
  const hydrated = useHydrated();
  return (
    <Stack as="section" gap="3" aria-labelledby="two-step">
      <h2 id="two-step">Two-step sign-in of owners</h2>
      <p>
        {isOn
          ? 'Required: an owner who has not set it up does so at the next sign-in, before anything else.'
          : 'Not required: each owner chooses. An owner’s password alone opens everything here.'}
      </p>
      {refusal &&
        (hydrated ? (
          <ActionError>{refusal}</ActionError>
        ) : (
          <InlineAlert tone="danger">{refusal}</InlineAlert>
        ))}
      <Form method="post" preventScrollReset>
        <Button type="submit" name="ownersNeedCodes" value={isOn ? 'off' : 'on'} variant="secondary">
          {isOn ? 'No longer require it' : 'Require it of every owner'}
        </Button>
      </Form>
    </Stack>
  );
}
