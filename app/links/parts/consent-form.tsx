import { Form } from 'react-router';
import { Button, RouteButtonLink } from '../../ui/button/button.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { Flash } from '../../ui/flash/flash.tsx';
import { useSending } from '../../ui/hydration/use-sending.ts';
import { Cluster, Stack } from '../../ui/page/stack.tsx';
import { type Consent, linkLimits } from '../link.values.ts';

/** What the server answered to a form it refused. */
export interface RefusedConsent {
  readonly message: string;
  readonly errors: Readonly<Record<string, string>>;
  readonly values: Consent | null;
}

interface ConsentFormProps {
  readonly consent: Consent | null;
  /** The last day that can be chosen, such as '2026-11-20'. */
  readonly today: string;
  readonly refused?: RefusedConsent;
  /** Where Cancel leads. */
  readonly listPath: string;
}

/** Records who let the hospital show a story, or that they no longer do. */
export function ConsentForm({ consent, today, refused, listPath }: ConsentFormProps) {
  const busy = useSending();
  const started = refused?.values ?? consent ?? { by: '', on: '', note: '' };
  const errors = refused?.errors ?? {};
  return (
    <Stack gap="5">
      {refused && <Flash tone="danger">{refused.message}</Flash>}
      <Form method="post" noValidate preventScrollReset>
        <Stack gap="5">
          <TextField
            name="by"
            label="Who gave consent"
            hint="The person in the story, or who may decide for them. Only staff see this."
            required
            autoComplete="off"
            maxLength={linkLimits.consentBy}
            defaultValue={started.by}
            error={errors.by}
          />
          <TextField
            name="on"
            label="Date of consent"
            type="date"
            required
            max={today}
            defaultValue={started.on}
            error={errors.on}
          />
          <TextField
            name="note"
            label="Note"
            hint="Such as where the signed form is kept."
            multiline
            rows={3}
            maxLength={linkLimits.consentNote}
            defaultValue={started.note}
            error={errors.note}
          />
          <Cluster>
            <Button type="submit" busy={busy}>
              Save consent
            </Button>
            <RouteButtonLink to={listPath} variant="quiet" preventScrollReset>
              Cancel
            </RouteButtonLink>
            {consent && (
              <Button type="submit" name="intent" value="withdraw" variant="quiet">
                Withdraw consent
              </Button>
            )}
          </Cluster>
        </Stack>
      </Form>
    </Stack>
  );
}
