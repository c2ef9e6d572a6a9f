import { useState } from 'react';
import { Form, Link } from 'react-router';
import { Button } from '#app/ui/button/button.tsx';
import { chooseOwn } from '#app/ui/form/choose-own.ts';
import { draftForm } from '#app/ui/form/draft.ts';
import { DraftNote } from '#app/ui/form/draft-note.tsx';
import { LeaveQuestion } from '#app/ui/form/leave-question.tsx';
import { RefusalSummary } from '#app/ui/form/refusal-summary.tsx';
import { SaveBar } from '#app/ui/form/save-bar.tsx';
import { useFieldMessages } from '#app/ui/form/use-field-messages.ts';
import { useKeptForm } from '#app/ui/form/use-kept-form.ts';
import { useHydrated } from '#app/ui/hydration/hydration.ts';
import { Stack } from '#app/ui/layout/stack.tsx';
import { textLink } from '#app/ui/text-link/text-link.css.ts';
import { VersionChoice } from '#app/ui/version-choice/version-choice.tsx';
import type { Namesake, StaffDoctor } from '../doctor.values.ts';
import {
  doctorDraftName,
  doctorFormMessages,
  type RefusedDoctorForm,
  storedDoctorForm,
  typedDoctorForm,
  versionChoiceName,
} from '../doctor-form.ts';
import { beside } from './card-preview.css.ts';
import { CardPreview } from './card-preview.tsx';
import { DoctorSections } from './doctor-sections.tsx';
import { TimeSection } from './time-section.tsx';

interface DoctorFormProps {
  /** The doctor to change, or none for a new one. */
  readonly doctor?: StaffDoctor;
  /** Only when the doctor sees people. */
  readonly isTimesAlone?: boolean;
  /** What the form for a new one is filled in with. */
  readonly template?: StaffDoctor;
  readonly refused?: RefusedDoctorForm;
  /** Names this sending of a new doctor, so that a form sent twice makes one. */
  readonly sendingKey?: string;
  /** What the doctor was when this form was opened, sent along to be compared with what somebody else made of it. */
  readonly started?: string;
  /** Where Cancel leads. */
  readonly listPath: string;
}

/** What the form lacks, and the file that was refused as it was chosen. */
function lacking(form: HTMLFormElement): Record<string, string> {
  const image = form.elements.namedItem('image');
  const refusal = image instanceof HTMLInputElement ? image.validationMessage : '';
  const found = Object.entries(doctorFormMessages(typedDoctorForm(new FormData(form)))).filter(
    ([name]) => name === 'leave' || form.elements.namedItem(name) !== null,
  );
  return { ...(refusal && { image: refusal }), ...Object.fromEntries(found) };
}

/** The form of the Add and the Edit dialog (requirements 40, 51 and 52). */
export function DoctorForm({
  doctor,
  isTimesAlone = false,
  template,
  refused,
  listPath,
  ...opened
}: DoctorFormProps) {
  const [stored] = useState(() => storedDoctorForm(doctor ?? template));
  // Whatever is loaded anew meanwhile, this is the form that was opened.
  const [{ sendingKey, started }] = useState(opened);
  const { form, isChanged, draft, round, follow, throwAway } = useKeptForm(
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
  } = useFieldMessages(refused?.errors ?? {}, lacking);
  const drafted = draft && draftForm(draft);
  const values = refused?.values ?? (drafted ? typedDoctorForm(drafted) : stored);
  const hidden = (name: string) => drafted?.get(name)?.toString();
  const hydrated = useHydrated();
  const told = areGiven ? refused : undefined;

  return (
    <>
      <Form
        ref={form}
        method="post"
        encType="multipart/form-data"
        // The messages are ours and stand beneath the fields, with and without scripts.
        noValidate
        onSubmit={checkBeforeSending}
        onInput={(event) => {
          chooseOwn(event.currentTarget, event.target, choiceNameOf);
          // The server knows reasons that the browser does not, such as a picture's: its messages stay until the next try.
          if (!areGiven) forgetWhatIsRight(event);
          follow();
        }}
        // The buttons of a list of choices tick boxes without an event of the boxes.
        onClick={() => setTimeout(follow)}
      >
        <Stack gap="5">
          <RefusalSummary refused={told} />
          {draft && !refused?.values && <DraftNote draft={draft} hasPicture onThrowAway={throwAway} />}
          {refused?.differences && (
            <VersionChoice differences={refused.differences} nameOf={versionChoiceName} onChoose={follow} />
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
            <div className={beside}>
              <Stack gap="5">
                <DoctorSections
                  key={round}
                  values={values}
                  errors={errors}
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
            failure={told?.message}
          >
            {refused?.namesake && <NamesakeQuestion namesake={refused.namesake} listPath={listPath} />}
          </SaveBar>
        </Stack>
      </Form>
      {/* Outside: a press of its buttons is none of the form's. */}
      <LeaveQuestion isChanged={isChanged} onThrowAway={throwAway} />
    </>
  );
}

/** The rows of the leave are chosen between as one. */
const choiceNameOf = (field: string) => versionChoiceName(field.startsWith('leave') ? 'leave' : field);

/** There is a doctor like this one: to be changed instead, or to be added all the same. */
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
