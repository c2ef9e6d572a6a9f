import { Form } from 'react-router';
import { IntentButton } from '#app/accounts/parts/intent-form.tsx';
import { FreshSignInField, type PasswordDemand } from '#app/accounts/parts/password-fields.tsx';
import { ShownOnce } from '#app/accounts/parts/shown-once.tsx';
import { InlineAlert } from '#app/ui/inline-alert/inline-alert.tsx';
import { Cluster, Stack } from '#app/ui/layout/stack.tsx';

interface CalendarFeedProps {
  /** When the feed got its address, formatted; null without a feed. */
  readonly since: string | null;
  /** A new address, shown once. */
  readonly made: string | undefined;
  readonly refusal: string | undefined;
  readonly password: PasswordDemand;
}

/** Makes, renews and switches off the secret address of a doctor's calendar feed. */
export function CalendarFeed({ since, made, refusal, password }: CalendarFeedProps) {
  return (
    <Stack gap="5">
      {refusal && <InlineAlert tone="danger">{refusal}</InlineAlert>}
      {made ? (
        <ShownOnce
          name="address"
          label="Address for your calendar"
          hint="In the calendar app choose 'Subscribe' or 'From URL'. Whoever has the address sees your times."
          address={made}
        />
      ) : (
        <p>
          {since
            ? `An address exists since ${since}. It cannot be shown again: a new one replaces it.`
            : 'There is no address yet.'}
        </p>
      )}
      <Form method="post" noValidate preventScrollReset>
        <Stack gap="3">
          <FreshSignInField id="currentPassword" {...password} />
          <Cluster gap="3">
            <IntentButton
              intent="make"
              variant={made ? 'secondary' : 'primary'}
              button={since || made ? 'Make a new address' : 'Make the address'}
            />
            {(since || made) && <IntentButton intent="end" variant="danger" button="Switch it off" />}
          </Cluster>
        </Stack>
      </Form>
    </Stack>
  );
}
