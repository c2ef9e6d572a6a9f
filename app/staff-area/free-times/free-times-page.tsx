import type { ReactNode } from 'react';
import { Form, useSubmit } from 'react-router';
import { type VisitKind, visitKinds, visitLabels } from '#app/appointments/appointment.values.ts';
import { filters } from '#app/doctors/directory/directory-filter.ts';
import { filterOptions } from '#app/doctors/directory/filter-options.ts';
import { formatMoney } from '#app/money/money.ts';
import { shortDate } from '#app/time/long-date.ts';
import { slotLabel } from '#app/time/slots.ts';
import { Button, ButtonLink } from '#app/ui/button/button.tsx';
import { RouterButtonLink } from '#app/ui/button/router-button-link.tsx';
import { SelectField } from '#app/ui/field/select-field.tsx';
import { Cluster, Stack } from '#app/ui/layout/stack.tsx';
import { RowTable } from '#app/ui/table/row-table.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx';
import { directoryWords } from '#messages/doctors/directory.ts';
import { languageNames } from '#messages/doctors/languages.ts';
import { clockWords } from '#messages/hospital-facts/clock.ts';
import { freeTimesPath, newAppointmentPath, waitingListPath } from '../frame/desk-paths.ts';
import * as css from './free-times.css.ts';
import type { FreeTimes } from './free-times.server.ts';
import { type FreeQuery, type OfferedTime, searchedDays, sharedFilters } from './free-times.ts';

interface FreeTimesPageProps extends FreeTimes {
  readonly query: FreeQuery;
  readonly today: string;
}

/** The choices, and the doctors with their first free times. A time opens the form with all that was chosen. */
export function FreeTimesPage({ query, today, specialties, count, offers, full }: FreeTimesPageProps) {
  return (
    <>
      <Choices query={query} specialties={specialties}>
        <p role="status">{answerText(count, offers.length, full)}</p>
      </Choices>
      {offers.length > 0 ? (
        <RowTable
          caption="First free times"
          rows={offers}
          kinds={{ Fee: 'figure' }}
          columns={{
            Doctor: ({ name, specialization }) => (
              <>
                <span className={css.name}>{name}</span>
                <br />
                <span className={css.small}>{specialization}</span>
              </>
            ),
            'First free times': ({ id, name, times }) => (
              <Cluster gap="2">
                {times.map((time) => (
                  <TimeLink
                    key={`${time.day} ${time.minute}`}
                    time={time}
                    today={today}
                    doctor={{ id, name }}
                  />
                ))}
              </Cluster>
            ),
            Fee: ({ feePaise }) => formatMoney(feePaise),
            Visit: ({ times }) => visitsText(times),
          }}
        />
      ) : (
        <p>
          <RouterButtonLink to={`${waitingListPath}/new`} variant="secondary">
            Put a person on the waiting list
          </RouterButtonLink>
        </p>
      )}
    </>
  );
}

const words = directoryWords.filters;
const optionsOf = filterOptions(words, languageNames, clockWords);

interface ChoicesProps {
  readonly query: FreeQuery;
  readonly specialties: readonly string[];
  /** The answer in words, beside the buttons. */
  readonly children: ReactNode;
}

/** The form of the choices. With scripts each choice is answered at once, without them by the button. */
function Choices({ query, specialties, children }: ChoicesProps) {
  const submit = useSubmit();
  const isChosen = Object.values(query).some((choice) => choice !== null);
  const lists = [
    {
      ...{ name: 'specialty', label: 'Specialty', chosen: query.specialty },
      options: specialties.map((specialty) => ({ value: specialty, label: specialty })),
    },
    ...sharedFilters.map((name) => ({
      ...{ name: filters[name].field, label: words.labels[name], chosen: query[name] },
      options: optionsOf(name),
    })),
    {
      ...{ name: 'visit', label: 'Visit', chosen: query.visit },
      options: visitKinds.map((kind) => ({ value: kind, label: visitLabels[kind] })),
    },
  ];
  return (
    <search>
      <Form
        method="get"
        action={freeTimesPath}
        preventScrollReset
        onChange={(event) => submit(event.currentTarget, { replace: true, preventScrollReset: true })}
      >
        <Stack gap="3">
          <div className={css.choices}>
            {lists.map(({ name, label, chosen, options }) => (
              <SelectField
                key={name}
                name={name}
                label={label}
                marksOptional={false}
                placeholder={words.any}
                options={options}
                defaultValue={chosen ?? ''}
              />
            ))}
          </div>
          <Cluster align="between">
            {children}
            <Cluster gap="2">
              {/* A link that loads the page anew, because the lists keep what was chosen. */}
              {isChosen && (
                <ButtonLink href={freeTimesPath} variant="quiet" size="small">
                  Clear
                </ButtonLink>
              )}
              <Button type="submit" variant="secondary" size="small">
                Show
              </Button>
            </Cluster>
          </Cluster>
        </Stack>
      </Form>
    </search>
  );
}

const named = (names: readonly string[]) => new Intl.ListFormat('en', { type: 'conjunction' }).format(names);

function answerText(count: number, shown: number, full: readonly string[]): string {
  const within = `in the next ${searchedDays} days`;
  if (count === 0 && full.length === 0)
    return 'No doctor fits. Leave out a choice, such as the day or the language.';
  const without = `No such time ${within} with ${named(full)}.`;
  if (count === 0) return `${without} Leave out a choice, or put the person on the waiting list.`;
  const doctors = count === 1 ? '1 doctor fits.' : `${count} doctors fit. Who is free first comes first.`;
  const rest = count > shown ? ` Here are the first ${shown}: choose more to find the others.` : '';
  return `${doctors}${rest}${full.length > 0 ? ` ${without}` : ''}`;
}

/** The kinds of visit that the shown times have together, such as 'At the hospital or by video'. */
function visitsText(times: readonly OfferedTime[]): string {
  const kinds: readonly VisitKind[] = visitKinds.filter((kind) =>
    times.some(({ visits }) => visits.includes(kind)),
  );
  return kinds
    .map((kind, index) => (index === 0 ? visitLabels[kind] : visitLabels[kind].toLowerCase()))
    .join(' or ');
}

interface TimeLinkProps {
  readonly time: OfferedTime;
  readonly today: string;
  readonly doctor: { readonly id: string; readonly name: string };
}

function TimeLink({ time: { day, minute, visits }, today, doctor }: TimeLinkProps) {
  const [visit] = visits;
  const time = slotLabel(minute);
  return (
    <RouterButtonLink
      to={newAppointmentPath({ doctor: doctor.id, visit, day, time })}
      variant="secondary"
      size="small"
    >
      {`${day === today ? 'Today' : shortDate(day)}, ${time}${visit === 'video' ? ', video' : ''}`}
      <VisuallyHidden>{`, ${doctor.name}: enter an appointment`}</VisuallyHidden>
    </RouterButtonLink>
  );
}
