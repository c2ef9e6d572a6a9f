import { appointmentPath } from '#app/site/navigation.ts';
import { Button } from '#app/ui/button/button.tsx';
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { Flash } from '#app/ui/flash/flash.tsx';
import { NotTakenIn } from '#app/ui/question-page/not-taken-in.tsx';
import * as page from '#app/ui/question-page/question-page.css.ts';
import { PhoneField } from '#app/ui/question-page/reach-fields.tsx';
import type { OwnAnswer } from '../own-appointment.server.ts';

type Find = Extract<OwnAnswer, { view: 'find' }>;

/** How an appointment is found: by what only the person who booked it knows. */
export function FindAppointment({ answer }: { readonly answer?: Find | undefined }) {
  const errors = answer?.errors ?? {};
  return (
    <form action={appointmentPath} method="post" className={page.form} noValidate>
      {answer?.isNotTakenIn && <NotTakenIn />}
      {answer?.message && <Flash tone="danger">{answer.message}</Flash>}
      <ErrorSummary errors={errors} />
      <div className={page.short}>
        <TextField
          name="reference"
          label="Reference"
          hint="Six letters and digits, such as K7P-4RX."
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          required
          defaultValue={answer?.keys.reference}
          {...(errors.reference && { error: errors.reference })}
        />
      </div>
      <PhoneField typed={answer?.keys} errors={errors} hint="The one it was booked with." />
      <div className={page.buttons}>
        <Button type="submit">Find the appointment</Button>
      </div>
      <p className={page.quiet}>
        You have lost the reference? Call us: we find the appointment by your name.
      </p>
    </form>
  );
}
