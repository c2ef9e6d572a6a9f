import { Form } from 'react-router';
import { Button } from '#app/ui/button/button.tsx';
import { FormColumns } from '#app/ui/form/form-layout.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { FormError } from '#app/ui/toast/action-error.tsx';
import { FreshSignInField, type PasswordDemand } from './password-fields.tsx';

interface OwnersTwoStepPolicyProps {
  /** Whether two-step sign-in is required. */
  readonly isRequired: boolean;
  /** Message of the failed submission. */
  readonly error?: string;
  readonly password: PasswordDemand;
}

/** Shows whether two-step sign-in is required of all owners, with a button that changes the setting. */
export function OwnersTwoStepPolicy({ isRequired, error, password }: OwnersTwoStepPolicyProps) {
  return (
    <Stack as="section" gap="3" aria-labelledby="two-step">
      <h2 id="two-step">Two-step sign-in of owners</h2>
      <p>
        {isRequired
          ? 'Required: an owner who has not set it up does so at the next sign-in, before anything else.'
          : 'Not required: each owner chooses. An owner’s password alone opens everything here.'}
      </p>
      {error && <FormError>{error}</FormError>}
      <Form method="post" preventScrollReset>
        <FormColumns>
          <Stack gap="3">
            <FreshSignInField id="policy-password" {...password} />
            <div>
              <Button
                type="submit"
                name="ownersNeedCodes"
                value={isRequired ? 'off' : 'on'}
                variant="secondary"
              >
                {isRequired ? 'No longer require it' : 'Require it of every owner'}
              </Button>
            </div>
          </Stack>
        </FormColumns>
      </Form>
    </Stack>
  );
}
