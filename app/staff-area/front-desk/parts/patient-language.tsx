import { Form } from 'react-router';
import type { Appointment } from '#app/appointments/appointment.values.ts';
import { defaultLocale, locales, localeTags } from '#app/languages/locales.ts';
import { Button } from '#app/ui/button/button.tsx';
import { SelectField } from '#app/ui/field/select-field.tsx';
import { useSubmitting } from '#app/ui/hydration/use-submitting.ts';
import { Cluster, Stack } from '#app/ui/layout/stack.tsx';
import { appointmentPath } from '../../frame/desk-paths.ts';
import { chooseLanguageStep } from '../desk-steps.ts';

const languages = localeTags.map((locale) => ({ value: locale, label: locales[locale].englishName }));

interface LanguageFieldProps {
  /** Empty if it is not known. */
  readonly started: string;
  readonly error: string | undefined;
}

/** The language of the patient. A booking on the website has the language of its page. */
export const LanguageField = ({ started, error }: LanguageFieldProps) => (
  <SelectField
    name="language"
    label="Language of the patient"
    hint="Of messages, receipts and the calendar file."
    marksOptional={false}
    options={languages}
    defaultValue={started || defaultLocale}
    error={error}
  />
);

interface PatientLanguageFormProps {
  readonly appointment: Pick<Appointment, 'id' | 'language'>;
  readonly error: string | undefined;
}

/** Changes the language of the patient, on the page of an appointment. */
export function PatientLanguageForm({ appointment: { id, language }, error }: PatientLanguageFormProps) {
  const busy = useSubmitting();
  const path = appointmentPath(id);
  return (
    <Form method="post" action={path} preventScrollReset>
      <input type="hidden" name="back" value={path} />
      <Stack gap="3">
        <LanguageField key={language} started={language ?? ''} error={error} />
        <Cluster gap="2">
          <Button
            type="submit"
            name="intent"
            value={chooseLanguageStep}
            size="small"
            variant="secondary"
            busy={busy}
          >
            Save language
          </Button>
        </Cluster>
      </Stack>
    </Form>
  );
}
