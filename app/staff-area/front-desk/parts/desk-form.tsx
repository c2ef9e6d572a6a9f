import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Form, useFetcher } from 'react-router';
import { appointmentLimits, seriesLimits } from '#app/appointments/appointment.values.ts';
import { deskFields } from '#app/appointments/desk-fields.ts';
import { Checkbox } from '#app/ui/checkbox/checkbox.tsx';
import { SelectField } from '#app/ui/field/select-field.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { DeclaredControl } from '#app/ui/form/declared-control.tsx';
import { FormButtons } from '#app/ui/form/form-layout.tsx';
import { RefusalSummary } from '#app/ui/form/refusal-summary.tsx';
import type { RefusedForm } from '#app/ui/form/refused-form.ts';
import { UnsavedChangesDialog, useUnsavedChanges } from '#app/ui/form/unsaved-changes-dialog.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { newAppointmentPath } from '../../frame/desk-paths.ts';
import type { DeskFormValues, Suggestion } from '../desk-form.ts';
import type { KnownPerson } from '../known-person.ts';
import { AboutPersonFields, CallFields, DoctorFields, SafeToCallField } from './booking-fields.tsx';
import * as css from './desk.css.ts';
import { KnownPersonNote, LookUpButton, useKnownPerson } from './known-person.tsx';
import { MessageField } from './message-answer.tsx';
import { LanguageField } from './patient-language.tsx';
import { ShowTimesButton, TimeFields } from './time-fields.tsx';

interface DeskFormProps {
  readonly doctors: readonly { readonly id: string; readonly name: string }[];
  readonly started: DeskFormValues;
  readonly suggestion: Suggestion;
  readonly today: string;
  /** Idempotency key, so that a form that is sent twice creates one appointment. */
  readonly sendingKey: string;
  readonly refused?: RefusedForm<DeskFormValues>;
  readonly listPath: string;
  /** Result of the look-up of the phone without scripts. */
  readonly known: KnownPerson | null;
}

const visitOptions = [
  { value: '1', label: 'No, one visit' },
  ...Array.from({ length: seriesLimits.most - seriesLimits.least + 1 }, (_, index) => {
    const visits = String(seriesLimits.least + index);
    return { value: visits, label: `${visits} visits` };
  }),
];

const typedIn = (form: HTMLFormElement, name: string) => String(new FormData(form).get(name) ?? '');

/** Form for an appointment that a person requests by phone. All fields work by keyboard alone. */
export function DeskForm(props: DeskFormProps) {
  const { doctors, started, suggestion, today, sendingKey, refused, listPath, known } = props;
  const form = useRef<HTMLFormElement>(null);
  const times = useFetcher<{ readonly suggestion: Suggestion }>();
  // The latest of two sources: the form's own response, and times that were fetched for another doctor or
  // day.
  const [shown, setShown] = useState(suggestion);
  useEffect(() => setShown(suggestion), [suggestion]);
  const asked = useRef<Pick<DeskFormValues, 'doctorId' | 'visit' | 'date'>>(suggestion.started);
  useEffect(() => {
    if (!times.data) return;
    setShown(times.data.suggestion);
    asked.current = times.data.suggestion.started;
  }, [times.data]);
  const [inBetween, setInBetween] = useState(started.inBetween);
  const { isChanged, follow } = useUnsavedChanges();
  const person = useKnownPerson(known);
  const errors = refused?.errors ?? {};

  // Focuses the first invalid or empty required field, because staff type while they are on the phone.
  useEffect(() => {
    const fields = form.current?.querySelectorAll<HTMLInputElement>('select, input:not([type=hidden])') ?? [];
    const wrong = refused && form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    const empty = [...fields].find((field) => field.required && field.value === '');
    (wrong ?? empty)?.focus();
  }, [refused]);

  function followTyping(event: FormEvent<HTMLFormElement>) {
    const current = event.currentTarget;
    follow(event);
    person.follow(typedIn(current, 'phone'));
    const next = {
      doctorId: typedIn(current, 'doctorId'),
      visit: typedIn(current, 'visit'),
      date: typedIn(current, 'date'),
    };
    const isOther =
      next.doctorId !== asked.current.doctorId ||
      next.visit !== asked.current.visit ||
      next.date !== asked.current.date;
    // A half-typed date has an empty value. Without a network a failed load would replace the form.
    if (!isOther || next.doctorId === '' || next.date === '' || !navigator.onLine) return;
    asked.current = next;
    const slot = typedIn(current, 'slot');
    const { isSuggested, started: before } = shown;
    const keepsDay = !isSuggested.date || next.date !== before.date;
    const keepsTime = slot !== '' && (!isSuggested.slot || slot !== before.slot);
    times.load(
      newAppointmentPath({
        doctor: next.doctorId,
        visit: next.visit,
        ...(keepsDay && { day: next.date }),
        ...(keepsTime && { time: slot }),
      }),
    );
  }

  return (
    <Form ref={form} method="post" noValidate preventScrollReset onInput={followTyping}>
      <input type="hidden" name="key" value={sendingKey} />
      {started.waiting !== '' && <input type="hidden" name="waiting" value={started.waiting} />}
      {started.callback !== '' && <input type="hidden" name="callback" value={started.callback} />}
      <Stack gap="5">
        <RefusalSummary refused={refused} />
        <div className={css.form}>
          <DoctorFields doctors={doctors} started={started} errors={errors} />
          <TimeFields
            date={shown.started.date}
            slot={shown.started.slot}
            isDaySuggested={shown.isSuggested.date}
            offered={shown.offered}
            today={today}
            errors={errors}
            mayTakeTaken={inBetween}
            keepsTaken={inBetween || refused !== undefined}
          />
          {/* The phone comes first, because it fills in the name of a person who is known. */}
          <Stack gap="3">
            <DeclaredControl field={deskFields.phone} text={started.phone} error={errors.phone} />
            <KnownPersonNote known={person.known} />
          </Stack>
          <DeclaredControl
            field={deskFields.patientName}
            text={started.patientName}
            error={errors.patientName}
          />
          <SafeToCallField started={started.safeToCall} error={errors.safeToCall} />
          {started.callback !== '' && <CallFields started={started} errors={errors} />}
          <TextField
            name="adultName"
            label="Under 18: the adult who comes along"
            autoComplete="off"
            maxLength={appointmentLimits.name}
            defaultValue={started.adultName}
            error={errors.adultName}
          />
          <TextField
            name="bookerName"
            label="Booked by somebody else: their name"
            autoComplete="off"
            maxLength={appointmentLimits.name}
            defaultValue={started.bookerName}
            error={errors.bookerName}
          />
          <SelectField
            name="visits"
            label="Repeat every week"
            marksOptional={false}
            options={visitOptions}
            defaultValue={started.visits}
            hint="The same time with the same doctor. Each visit has its own reference."
            error={errors.visits}
          />
          <div className={css.wideField}>
            <TextField
              name="note"
              label="Note"
              hint="Only on the appointment’s own page, never in lists."
              multiline
              rows={2}
              maxLength={appointmentLimits.note}
              defaultValue={started.note}
              error={errors.note}
            />
          </div>
          <Stack gap="3">
            <Checkbox
              name="inBetween"
              label="In between, beside a time that is taken"
              defaultChecked={started.inBetween}
              onChange={(event) => setInBetween(event.currentTarget.checked)}
              error={errors.inBetween}
            />
            <LanguageField started={started.language} error={errors.language} />
          </Stack>
          <MessageField messageChannel={started.messageChannel} errors={errors} />
          {/* Optional, so it comes last: on a laptop it begins below the fold. */}
          <AboutPersonFields started={started} errors={errors} />
          <div className={css.formEnd}>
            <FormButtons submit="Enter appointment" cancelTo={listPath} failure={refused?.message} />
          </div>
        </div>
        <ShowTimesButton />
        <LookUpButton />
      </Stack>
      <UnsavedChangesDialog isChanged={isChanged} />
    </Form>
  );
}
