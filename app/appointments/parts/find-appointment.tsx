import { appointmentPath } from '#app/navigation/navigation.ts';
import { Button } from '#app/ui/button/button.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { usePageLocale, useWords } from '#app/ui/locale/page-locale.ts';
import { PhoneField } from '#app/ui/question-page/contact-fields.tsx';
import * as page from '#app/ui/question-page/question-page.css.ts';
import { ownAppointmentWords } from '#messages/appointments/own-appointment.ts';
import type { OwnAppointmentResponse } from '../own-appointment.server.ts';

type Find = Extract<OwnAppointmentResponse, { view: 'find' }>;

/** Form that finds an appointment by reference and phone, which together only the person who booked knows. */
export function FindAppointment({ answer }: { readonly answer?: Find | undefined }) {
  const errors = answer?.errors ?? {};
  const words = useWords(ownAppointmentWords);
  const { pathTo } = usePageLocale();
  return (
    <form action={pathTo(appointmentPath)} method="post" className={page.form} noValidate>
      <div className={page.short}>
        <TextField
          name="reference"
          label={words.reference}
          hint={words.referenceHint}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
          defaultValue={answer?.keys.reference}
          {...(errors.reference && { error: errors.reference })}
        />
      </div>
      <PhoneField typed={answer?.keys} errors={errors} hint={words.phoneHint} />
      <div className={page.buttons}>
        <Button type="submit">{words.find}</Button>
      </div>
      <div className={page.group}>
        <p>{words.lost}</p>
        <div className={page.buttons}>
          <Button type="submit" name="step" value="lost" variant="secondary">
            {words.askForIt}
          </Button>
        </div>
      </div>
    </form>
  );
}
