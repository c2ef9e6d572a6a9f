import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '#app/ui/button/button.tsx';
import { EditForm } from '#app/ui/form/edit-form.tsx';
import { useHydrated } from '#app/ui/hydration/hydration.ts';
import { Stack } from '#app/ui/layout/stack.tsx';
import { textLink } from '#app/ui/text-link/text-link.css.ts';
import type { Namesake, StaffDoctor } from '../doctor.values.ts';
import {
  type BookedVisit,
  type DoctorFormLists,
  doctorDraftName,
  doctorFormErrors,
  doctorFormValuesOf,
  type RefusedDoctorForm,
  readDoctorFormValues,
} from '../doctor-form.ts';
import { fieldsWithPreview } from './card-preview.css.ts';
import { CardPreview } from './card-preview.tsx';
import { DoctorSections } from './doctor-sections.tsx';
import { TimeSection } from './time-section.tsx';

interface DoctorFormProps {
  /** Doctor to change. Missing for a new doctor. */
  readonly doctor?: StaffDoctor;
  /** Whether the form has only the doctor's times. */
  readonly isTimesAlone?: boolean;
  /** Doctor whose data fills the form for a new doctor. */
  readonly template?: StaffDoctor;
  readonly refused?: RefusedDoctorForm;
  /** Idempotency key for a new doctor: a form that is submitted twice adds one doctor. */
  readonly sendingKey?: string;
  /** Field texts of the doctor when the form was opened, submitted to detect changes by somebody else. */
  readonly started?: string;
  /** Missing in a form that has only the times. */
  readonly lists?: DoctorFormLists;
  /** Address of the Cancel link. */
  readonly listPath: string;
}

/** Error messages by field, including that of a file refused when it was chosen. */
function messagesOf(form: HTMLFormElement): Record<string, string> {
  const image = form.elements.namedItem('image');
  const refusal = image instanceof HTMLInputElement ? image.validationMessage : '';
  const found = Object.entries(doctorFormErrors(readDoctorFormValues(new FormData(form)))).filter(
    ([name]) => name === 'leave' || form.elements.namedItem(name) !== null,
  );
  return { ...(refusal && { image: refusal }), ...Object.fromEntries(found) };
}

const noLists: DoctorFormLists = { specialties: [], languages: [] };

/** Form of the Add and Edit dialogs (requirements 40, 51 and 52). */
export function DoctorForm({
  doctor,
  isTimesAlone = false,
  template,
  refused,
  lists = noLists,
  listPath,
  ...opened
}: DoctorFormProps) {
  // Keeps the values from when the form was opened; the route may load newer ones meanwhile.
  const [{ sendingKey, started }] = useState(opened);
  const hydrated = useHydrated();
  return (
    <EditForm
      draftName={doctorDraftName({
        ...(doctor && { edited: doctor.id, isTimesAlone }),
        ...(template && { copied: template.id }),
      })}
      stored={doctorFormValuesOf(doctor ?? template)}
      refused={refused}
      read={readDoctorFormValues}
      check={messagesOf}
      fieldOf={fieldOf}
      // Buttons of a MultiSelect tick check boxes without an `input` event.
      followsClicks
      hasPicture
      encType="multipart/form-data"
      submit={doctor ? 'Update' : 'Create'}
      cancelTo={listPath}
      question={
        <>
          {refused?.booked && <BookedQuestion visits={refused.booked} />}
          {refused?.namesake && <NamesakeQuestion namesake={refused.namesake} listPath={listPath} />}
        </>
      }
    >
      {({ values, errors, round, form, drafted, follow }) => (
        <>
          {doctor ? (
            <>
              <input type="hidden" name="version" value={values.text.version ?? doctor.version} />
              <input type="hidden" name="started" value={drafted('started') ?? started} />
            </>
          ) : (
            <input type="hidden" name="key" value={drafted('key') ?? sendingKey} />
          )}
          {isTimesAlone ? (
            <TimeSection key={round} values={values} errors={errors} />
          ) : (
            <div className={fieldsWithPreview}>
              <Stack gap="5">
                <DoctorSections
                  key={round}
                  values={values}
                  errors={errors}
                  lists={lists}
                  pictureUrl={doctor?.pictureUrl ?? null}
                  onSettled={follow}
                />
              </Stack>
              {hydrated && <CardPreview form={form} availability={doctor?.availability} />}
            </div>
          )}
        </>
      )}
    </EditForm>
  );
}

/** Field of a control. All rows of leave are one field. */
const fieldOf = (control: string) => (control.startsWith('leave') ? 'leave' : control);

/** Visits that the question shows at once. Others are folded, because the bar of the form covers its end. */
const shownVisits = 3;

/** Shows who is booked during the leave, and asks whether to save it. */
function BookedQuestion({ visits }: { readonly visits: readonly BookedVisit[] }) {
  const list = (some: readonly BookedVisit[]) => (
    <ul role="list">
      {some.map(({ id, text }) => (
        <li key={id}>{text}</li>
      ))}
    </ul>
  );
  return (
    <Stack gap="3">
      {list(visits.slice(0, shownVisits))}
      {visits.length > shownVisits && (
        <details>
          <summary>{`${visits.length - shownVisits} more`}</summary>
          {list(visits.slice(shownVisits))}
        </details>
      )}
      <div>
        <Button
          type="submit"
          name="keptVisits"
          value={visits.map(({ id }) => id).join(' ')}
          variant="secondary"
        >
          Save and keep these visits to handle
        </Button>
      </div>
    </Stack>
  );
}

/** Asks whether to change the existing doctor with this name and phone, or to add another one. */
function NamesakeQuestion({
  namesake: { id, name },
  listPath,
}: {
  readonly namesake: Namesake;
  readonly listPath: string;
}) {
  return (
    <Stack gap="3">
      <p>
        Is it the same person? Then change{' '}
        <Link to={`${listPath}/${id}/edit`} className={textLink}>
          {name}
        </Link>{' '}
        instead. Is it somebody else?
      </p>
      <div>
        <Button type="submit" name="separate" value="yes" variant="secondary">
          Add another doctor with this name
        </Button>
      </div>
    </Stack>
  );
}
