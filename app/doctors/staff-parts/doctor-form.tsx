import { useState } from 'react';
import { Form, Link } from 'react-router';
import { Button } from '#app/ui/button/button.tsx';
import { draftFormData } from '#app/ui/form/draft.ts';
import { DraftNote } from '#app/ui/form/draft-note.tsx';
import { RefusalSummary } from '#app/ui/form/refusal-summary.tsx';
import { SaveBar } from '#app/ui/form/save-bar.tsx';
import { selectOwnVersion } from '#app/ui/form/select-own-version.ts';
import { UnsavedChangesDialog } from '#app/ui/form/unsaved-changes-dialog.tsx';
import { useFieldMessages } from '#app/ui/form/use-field-messages.ts';
import { useFormDraft } from '#app/ui/form/use-form-draft.ts';
import { useHydrated } from '#app/ui/hydration/hydration.ts';
import { Stack } from '#app/ui/layout/stack.tsx';
import { textLink } from '#app/ui/text-link/text-link.css.ts';
import { VersionChoice } from '#app/ui/version-choice/version-choice.tsx';
import type { Namesake, StaffDoctor } from '../doctor.values.ts';
import {
  type BookedVisit,
  type DoctorFormLists,
  doctorDraftName,
  doctorFormErrors,
  doctorFormValuesOf,
  type RefusedDoctorForm,
  readDoctorFormValues,
  versionChoiceName,
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
  const [stored] = useState(() => doctorFormValuesOf(doctor ?? template));
  // Keeps the values from when the form was opened; the route may load newer ones meanwhile.
  const [{ sendingKey, started }] = useState(opened);
  const { form, isChanged, draft, round, follow, throwAway } = useFormDraft(
    doctorDraftName({
      ...(doctor && { edited: doctor.id, isTimesAlone }),
      ...(template && { copied: template.id }),
    }),
    Boolean(refused?.values),
  );
  const {
    messages: errors,
    areGiven,
    checkBeforeSending,
    forgetWhatIsRight,
  } = useFieldMessages(refused?.errors ?? {}, messagesOf);
  const drafted = draft && draftFormData(draft);
  const values = refused?.values ?? (drafted ? readDoctorFormValues(drafted) : stored);
  const hidden = (name: string) => drafted?.get(name)?.toString();
  const hydrated = useHydrated();
  const shownRefusal = areGiven ? refused : undefined;

  return (
    <>
      <Form
        ref={form}
        method="post"
        encType="multipart/form-data"
        // Turns the browser's own messages off: our messages appear beneath the fields, with and without scripts.
        noValidate
        onSubmit={checkBeforeSending}
        onInput={(event) => {
          selectOwnVersion(event.currentTarget, event.target, choiceNameOf);
          // Messages of the server stay until the next submission, because the browser cannot check all its reasons.
          if (!areGiven) forgetWhatIsRight(event);
          follow();
        }}
        // Buttons of a MultiSelect tick check boxes without an `input` event.
        onClick={() => setTimeout(follow)}
      >
        <Stack gap="5">
          <RefusalSummary refused={shownRefusal} />
          {draft && !refused?.values && <DraftNote draft={draft} hasPicture onThrowAway={throwAway} />}
          {refused?.differences && (
            <VersionChoice
              differences={refused.differences}
              nameOf={versionChoiceName}
              isOwn={refused.isOwnSave}
              onChoose={follow}
            />
          )}
          {doctor ? (
            <>
              <input type="hidden" name="version" value={values.text.version ?? doctor.version} />
              <input type="hidden" name="started" value={hidden('started') ?? started} />
            </>
          ) : (
            <input type="hidden" name="key" value={hidden('key') ?? sendingKey} />
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
          <SaveBar
            submit={doctor ? 'Update' : 'Create'}
            cancelTo={listPath}
            isChanged={isChanged}
            failure={shownRefusal?.message}
          >
            {refused?.booked && <BookedQuestion visits={refused.booked} />}
            {refused?.namesake && <NamesakeQuestion namesake={refused.namesake} listPath={listPath} />}
          </SaveBar>
        </Stack>
      </Form>
      {/* Outside the form, so that a click on its buttons does not reach the form's handlers. */}
      <UnsavedChangesDialog isChanged={isChanged} onThrowAway={throwAway} />
    </>
  );
}

/** Name of a field's version choice. All leave rows share one choice. */
const choiceNameOf = (field: string) => versionChoiceName(field.startsWith('leave') ? 'leave' : field);

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
