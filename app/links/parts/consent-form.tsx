import { Form } from 'react-router';
import { dayInIndia } from '#app/time/calendar.ts';
import { longDate } from '#app/time/long-date.ts';
import { Button } from '#app/ui/button/button.tsx';
import { DeclaredControl } from '#app/ui/form/declared-control.tsx';
import { FormButtons, FormColumns, WholeRow } from '#app/ui/form/form-layout.tsx';
import { RefusalSummary } from '#app/ui/form/refusal-summary.tsx';
import type { RefusedForm } from '#app/ui/form/refused-form.ts';
import { UnsavedChangesDialog, useUnsavedChanges } from '#app/ui/form/unsaved-changes-dialog.tsx';
import { useSubmitting } from '#app/ui/hydration/use-submitting.ts';
import { Stack } from '#app/ui/layout/stack.tsx';
import { type Consent, consentFields } from '../consent-fields.ts';
import type { PastConsent } from '../link.values.ts';
import * as css from './consent-form.css.ts';

interface ConsentFormProps {
  readonly consent: Consent | null;
  /** Version of the link that the change starts from. */
  readonly version: number;
  /** Earlier consents, last recorded first. */
  readonly past: readonly PastConsent[];
  /** Latest selectable day, such as '2026-11-20'. */
  readonly today: string;
  readonly refused?: RefusedForm<Consent>;
  /** Address of the Cancel link. */
  readonly listPath: string;
}

/** Form that records or withdraws the consent to show a patient's story. */
export function ConsentForm({ consent, version, past, today, refused, listPath }: ConsentFormProps) {
  const busy = useSubmitting();
  const { isChanged, follow } = useUnsavedChanges();
  const control = (name: keyof Consent) => ({
    field: consentFields[name],
    text: (refused?.values ?? consent)?.[name],
    error: refused?.errors[name],
  });
  const startedFrom = <input type="hidden" name="version" value={refused?.version ?? version} />;
  return (
    <Stack gap="5">
      <RefusalSummary refused={refused} />
      <Form method="post" noValidate preventScrollReset onInput={follow}>
        {startedFrom}
        <FormColumns split="firstWider">
          <DeclaredControl {...control('by')} />
          <DeclaredControl {...control('on')} latest={today} />
          <WholeRow>
            <DeclaredControl {...control('note')} />
          </WholeRow>
          <WholeRow>
            <FormButtons submit="Save consent" cancelTo={listPath} place="plain" failure={refused?.message} />
          </WholeRow>
        </FormColumns>
        <UnsavedChangesDialog isChanged={isChanged} />
      </Form>
      {consent && (
        <Form method="post" preventScrollReset className={css.withdrawal}>
          <input type="hidden" name="intent" value="withdraw" />
          {startedFrom}
          <p>If consent is taken back, the website stops showing the story. This record is kept below.</p>
          <Button type="submit" variant="secondary" busy={busy}>
            Withdraw consent
          </Button>
        </Form>
      )}
      {past.length > 0 && (
        <section aria-label="Earlier consents">
          <h3>Earlier consents</h3>
          <ul>
            {past.map(({ by, on, endedAt }) => (
              <li key={endedAt}>
                {by}, {longDate(on)}, until {longDate(dayInIndia(new Date(endedAt)))}
              </li>
            ))}
          </ul>
        </section>
      )}
    </Stack>
  );
}
