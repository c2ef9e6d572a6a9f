import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { parseAboutPerson } from '#app/appointments/about-person.server.ts';
import { bookAppointment } from '#app/appointments/appointment.commands.server.ts';
import { parseBooking } from '#app/appointments/appointment.input.server.ts';
import { findAppointment } from '#app/appointments/appointment.queries.server.ts';
import { callAnswerOf, type VisitKind } from '#app/appointments/appointment.values.ts';
import { type BookingContext, usualVisit } from '#app/appointments/free-times/schedule.ts';
import { findWaiting } from '#app/appointments/waiting-list/waiting.queries.server.ts';
import { findCallback } from '#app/callbacks/callback.queries.server.ts';
import { findDoctorHours, listDoctorHours } from '#app/doctors/hours/doctor-hours.queries.server.ts';
import { message } from '#app/languages/localized-message.ts';
import type { Database } from '#app/platform/database/database.server.ts';
import { fieldProblem, ProblemError } from '#app/platform/http/problems.server.ts';
import { idempotencyKeyOf } from '#app/platform/writes/idempotency.server.ts';
import {
  appointmentPath,
  deskPathWith,
  freeTimesPath,
  knownPersonPath,
  patientPathOf,
} from '#app/staff-area/frame/desk-paths.ts';
import { formAction } from '#app/staff-area/frame/form-action.server.ts';
import { formClientAction } from '#app/staff-area/frame/form-client-action.ts';
import { staffLoader } from '#app/staff-area/frame/staff-loader.server.ts';
import { staffMeta } from '#app/staff-area/frame/staff-meta.ts';
import { toastRedirect } from '#app/staff-area/frame/toast.server.ts';
import {
  bookSeriesAtDesk,
  confirmAtDesk,
  parseVisits,
} from '#app/staff-area/front-desk/book-series.server.ts';
import {
  type DeskFormValues,
  readDeskForm,
  type Suggestion,
  toBookingBody,
} from '#app/staff-area/front-desk/desk-form.ts';
import { endRequests } from '#app/staff-area/front-desk/end-requests.server.ts';
import { readKnownPerson } from '#app/staff-area/front-desk/known-person.server.ts';
import type { KnownPerson } from '#app/staff-area/front-desk/known-person.ts';
import { readOfferedTimes, visitOf } from '#app/staff-area/front-desk/offered-times.server.ts';
import { DeskForm } from '#app/staff-area/front-desk/parts/desk-form.tsx';
import { SeriesResult } from '#app/staff-area/front-desk/parts/series-result.tsx';
import { parsePersonPhone } from '#app/staff-area/front-desk/person-phone.server.ts';
import { addDays, dayInIndia, dayOf, isDay } from '#app/time/calendar.ts';
import { slotLabel, slotOf } from '#app/time/slots.ts';
import { RouterButtonLink } from '#app/ui/button/router-button-link.tsx';
import { Cluster, Stack } from '#app/ui/layout/stack.tsx';
import { appointmentProblems } from '#messages/appointments/problems.ts';
import type { Route } from './+types/appointment-new';

const failure = 'Failed to book the appointment';

const findAppointmentIn = (database: Database, id: string | null) =>
  id === null ? null : findAppointment(database, id);

/**
 * Returns the kind of visit of the address. Without one, it is the kind that the doctor offers at that time, so that a
 * link to a doctor who sees people only by video does not open a form without times.
 */
async function visitFor(
  database: Database,
  search: URLSearchParams,
  { doctorId, date, slot }: Pick<DeskFormValues, 'doctorId' | 'date' | 'slot'>,
): Promise<VisitKind> {
  if (search.has('visit') || doctorId === '') return visitOf(search.get('visit'));
  const doctor = await findDoctorHours(database, doctorId);
  const minute = slotOf(slot);
  const time = minute !== undefined && isDay(date) ? { day: date, minute } : undefined;
  return doctor ? usualVisit(doctor, time) : 'hospital';
}

/**
 * Reads the prefilled values from the address: doctor, kind of visit, day and time, the appointment that this one
 * follows, an appointment of the same person, or a request to be called.
 */
async function knownFrom(
  database: Database,
  search: URLSearchParams,
  today: string,
): Promise<DeskFormValues> {
  const day = search.get('day') ?? '';
  const started: DeskFormValues = {
    doctorId: search.get('doctor') ?? '',
    visit: visitOf(search.get('visit')),
    date: dayOf(day) ?? '',
    slot: search.get('time') ?? '',
    patientName: '',
    phone: '',
    safeToCall: '',
    callAs: '',
    bestTime: '',
    messageChannel: '',
    language: '',
    note: '',
    bookerName: '',
    adultName: '',
    ageGroup: '',
    sex: '',
    inBetween: false,
    visits: '1',
    waiting: '',
    callback: '',
  };
  const waits = search.has('waiting') ? await findWaiting(database, search.get('waiting') ?? '') : null;
  if (waits) {
    const { doctorId, visit, patientName, phone, safeToCall } = waits;
    const known = { doctorId, visit, patientName, phone, safeToCall: callAnswerOf(safeToCall) };
    return { ...started, ...known, waiting: waits.id };
  }
  const asked = search.has('callback') ? await findCallback(database, search.get('callback') ?? '') : null;
  if (asked) {
    const person = {
      patientName: asked.name,
      phone: asked.phone,
      // Without a yes it is a no: an appointment must not say that nobody asked.
      safeToCall: callAnswerOf(asked.safeToCall),
      callAs: asked.callAs ?? '',
      bestTime: asked.bestTime ?? '',
      callback: asked.id,
      messageChannel: asked.messageChannel ?? '',
      language: asked.language ?? '',
    };
    return { ...started, ...person, visit: await visitFor(database, search, started) };
  }
  const again = search.get('again');
  const before = await findAppointmentIn(database, again ?? search.get('person'));
  if (!before) return { ...started, visit: await visitFor(database, search, started) };
  const person = {
    doctorId: before.doctorId,
    visit: before.visit,
    patientName: before.patientName,
    phone: before.phone,
    safeToCall: callAnswerOf(before.safeToCall),
    messageChannel: before.messageChannel ?? '',
    language: before.language ?? '',
    bookerName: before.bookerName ?? '',
    adultName: before.adultName ?? '',
    ageGroup: before.ageGroup ?? '',
    sex: before.sex ?? '',
  };
  // Only the person is known: the form suggests the doctor's next free time.
  if (again === null) return { ...started, ...person };
  const weeks = Math.min(Math.max(Math.trunc(Number(search.get('weeks'))) || 0, 0), 52);
  const from = before.day < today ? today : before.day;
  return {
    ...started,
    ...person,
    date: addDays(from, weeks * 7),
    slot: slotLabel(before.minute),
  };
}

/** Suggests the doctor's next free day and time for values that are empty. */
async function suggest(
  database: Database,
  { doctorId, visit, date, slot }: DeskFormValues,
  moment: BookingContext,
): Promise<Suggestion> {
  const from = date === '' ? dayInIndia(moment.now) : date;
  const first = await readOfferedTimes(database, { doctorId, visit, day: from }, moment);
  const day = date === '' ? (first.next?.day ?? from) : date;
  const offered = day === from ? first : await readOfferedTimes(database, { doctorId, visit, day }, moment);
  const next = offered.next?.day === day ? offered.next.slot : '';
  return {
    started: { doctorId, visit, date: day, slot: slot === '' ? next : slot },
    isSuggested: { date: date === '', slot: slot === '' },
    // A day that the form chose itself says why it is not today.
    offered: day === from ? offered : { ...offered, remark: first.remark ?? offered.remark },
  };
}

/** Fills in the name if none was typed and the phone has only one. */
function withKnownName(values: DeskFormValues, { names }: KnownPerson): DeskFormValues {
  const [name, ...others] = names;
  if (!name || others.length > 0 || values.patientName.trim() !== '') return values;
  const { patientName, bookerName, adultName, safeToCall } = name;
  const filled = { ...values, patientName, bookerName, adultName };
  // The person has just answered this in the request to be called.
  return values.callback === '' ? { ...filled, safeToCall } : filled;
}

export const loader = staffLoader(async ({ here: { database, facts, now } }, { url }: Route.LoaderArgs) => {
  const today = dayInIndia(now);
  const known = await knownFrom(database, url.searchParams, today);
  const [doctors, suggestion] = await Promise.all([
    listDoctorHours(database),
    suggest(database, known, { now, facts }),
  ]);
  return {
    doctors: doctors.map(({ id, name }) => ({ id, name })),
    known,
    suggestion,
    today,
    sendingKey: crypto.randomUUID(),
  };
});

export const action = formAction({
  failure,
  read: readDeskForm,
  intents: {
    times: async ({ command, values }) => ({
      ...{ message: '', errors: {}, values },
      suggestion: await suggest(command.database, values, command),
    }),
    person: async ({ command, fields, values }) => {
      const known = await readKnownPerson(command, parsePersonPhone(fields));
      const suggestion = await suggest(command.database, values, command);
      return { message: '', errors: {}, values: withKnownName(values, known), suggestion, known };
    },
  },
  run: async ({ command, fields, values }) => {
    const booking = parseBooking(toBookingBody(values), 'staff');
    const input = { ...booking, ...parseAboutPerson(values, command.now) };
    const visits = parseVisits(values);
    const key = await idempotencyKeyOf(fields.get('key'), input);
    const doctor = await findDoctorHours(command.database, input.doctorId);
    if (!doctor) {
      throw new ProblemError(400, fieldProblem('doctorId', message(appointmentProblems, 'doctorUnknown')));
    }
    if (visits > 1) {
      const { series, first } = await bookSeriesAtDesk(command, doctor, input, visits, key);
      const called = await endRequests(command, values);
      if (series.refused.length === 0) {
        const toast = called ? 'seriesBookedAfterCall' : 'seriesBooked';
        return toastRedirect(patientPathOf(first.reference), toast, called ?? {});
      }
      return { message: '', errors: {}, values, series };
    }
    const booked = await confirmAtDesk(command, await bookAppointment(command, doctor, input, key));
    const called = await endRequests(command, values);
    const toast = called ? 'appointmentBookedAfterCall' : 'appointmentBooked';
    return toastRedirect(appointmentPath(booked.id), toast, called ?? {});
  },
  refusedWith: async ({ command, values }) => ({
    // The times of the submitted doctor and day, because the address may name others.
    suggestion: values && (await suggest(command.database, values, command).catch(() => null)),
  }),
});

export const clientAction = formClientAction(failure);

/** A look-up of a phone changes nothing, and must not replace the times and the key of the form. */
export const shouldRevalidate = ({ formAction, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  formAction === knownPersonPath ? false : defaultShouldRevalidate;

export const meta = staffMeta('Enter Appointment');

export default function AppointmentNew({ loaderData, actionData }: Route.ComponentProps) {
  const { doctors, known, today, sendingKey } = loaderData;
  if (actionData && 'series' in actionData && actionData.series)
    return <SeriesResult series={actionData.series} />;
  const answered = actionData && 'suggestion' in actionData ? actionData.suggestion : undefined;
  return (
    <Stack gap="5">
      <Cluster as="header" align="between" gap="4">
        <h1>Enter Appointment</h1>
        {/* The page knows no person, so a form that has one would lose it. */}
        {known.patientName === '' && (
          <RouterButtonLink to={freeTimesPath} variant="secondary" size="small">
            First free time of all doctors
          </RouterButtonLink>
        )}
      </Cluster>
      <DeskForm
        key={`${known.doctorId} ${known.date} ${known.slot} ${known.patientName}`}
        doctors={doctors}
        started={actionData?.values ?? known}
        suggestion={answered ?? loaderData.suggestion}
        today={today}
        sendingKey={sendingKey}
        refused={actionData}
        known={(actionData && 'known' in actionData && actionData.known) || null}
        listPath={deskPathWith({ day: known.date === today ? null : known.date })}
      />
    </Stack>
  );
}
