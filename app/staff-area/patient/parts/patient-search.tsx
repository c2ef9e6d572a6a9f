import { Form } from 'react-router';
import { Button } from '#app/ui/button/button.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { patientPath } from '../../frame/desk-paths.ts';
import * as css from './patient.css.ts';

interface PatientSearchProps {
  readonly asked: string;
  readonly error: string | null;
}

/** Finds a person by phone or reference. A GET form, so that Back works; no log has its address (decision 0082). */
export function PatientSearch({ asked, error }: PatientSearchProps) {
  return (
    <search>
      <Form key={asked} method="get" action={patientPath} className={css.search}>
        <TextField
          name="phone"
          label="Phone or reference"
          marksOptional={false}
          autoComplete="off"
          defaultValue={asked}
          error={error ?? undefined}
        />
        <Button type="submit" variant="secondary">
          Find
        </Button>
      </Form>
    </search>
  );
}
