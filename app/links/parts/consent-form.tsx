import { Form } from 'react-router';
import { Button, RouteButtonLink } from '#app/ui/button/button.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { Flash } from '#app/ui/flash/flash.tsx';
import { useSending } from '#app/ui/hydration/use-sending.ts';
import { Cluster, Stack } from '#app/ui/layout/stack.tsx';
import { type Consent, linkLimits } from '../link.values.ts';
import * as css from './consent-form.css.ts';

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
      <Form method="post" noValidate preventScrollReset className={css.form}>
        <TextField
          name="by"
          label="Who gave consent"
          hint="The person in the story, or who decides for them."
          required
          autoComplete="off"
          maxLength={linkLimits.consentBy}
          defaultValue={started.by}
          error={errors.by}
        />
        <TextField
          name="on"
          label="Date of consent"
          hint="When it was given."
          type="date"
          required
          max={today}
          defaultValue={started.on}
          error={errors.on}
        />
        <div className={css.wide}>
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
        </div>
        <Cluster className={css.wide}>
          <Button type="submit" busy={busy}>
            Save consent
          </Button>
          <RouteButtonLink to={listPath} variant="quiet" preventScrollReset>
            Cancel
          </RouteButtonLink>
        </Cluster>
      </Form>
      {consent && (
        <Form method="post" preventScrollReset className={css.withdrawal}>
          <input type="hidden" name="intent" value="withdraw" />
          <p>If consent is taken back, the website stops showing the story and this record is deleted.</p>
          <Button type="submit" variant="secondary" busy={busy}>
            Withdraw consent
          </Button>
        </Form>
      )}
    </Stack>
  );
}
