import { Form } from 'react-router';
import { Button } from '#app/ui/button/button.tsx';
import { Flash } from '#app/ui/flash/flash.tsx';
import { useHydrated } from '#app/ui/hydration/hydration.ts';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Failure } from '#app/ui/message/failure.tsx';

interface OwnersNeedCodesProps {
  readonly isOn: boolean;
  readonly refusal?: string;
}

/** Shows whether every owner must use two-step sign-in, and a button that changes this. */
export function OwnersNeedCodes({ isOn, refusal }: OwnersNeedCodesProps) {
  const hydrated = useHydrated();
  return (
    <Stack as="section" gap="3" aria-labelledby="two-step">
      <h2 id="two-step">Two-step sign-in of owners</h2>
      <p>
        {isOn
          ? 'Required: an owner who has not set it up does so at the next sign-in, before anything else.'
          : 'Not required: each owner chooses. An owner’s password alone opens everything here.'}
      </p>
      {refusal && (hydrated ? <Failure>{refusal}</Failure> : <Flash tone="danger">{refusal}</Flash>)}
      <Form method="post" preventScrollReset>
        <Button type="submit" name="ownersNeedCodes" value={isOn ? 'off' : 'on'} variant="secondary">
          {isOn ? 'No longer require it' : 'Require it of every owner'}
        </Button>
      </Form>
    </Stack>
  );
}
