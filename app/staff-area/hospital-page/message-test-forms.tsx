import { Form, Link } from 'react-router';
import { sectionPath } from '#app/hospital/hospital-paths.ts';
import * as css from '#app/hospital/parts/hospital.css.ts';
import { factSections } from '#app/hospital-facts/fact-sections.ts';
import { Badge } from '#app/ui/badge/badge.tsx';
import { Button } from '#app/ui/button/button.tsx';
import { SelectField } from '#app/ui/field/select-field.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { errorsOf, LinkedErrors, useFocusFirstError } from '#app/ui/form/linked-errors.tsx';
import type { RefusedForm } from '#app/ui/form/refused-form.ts';
import { useSubmitting } from '#app/ui/hydration/use-submitting.ts';
import { Cluster, Stack } from '#app/ui/layout/stack.tsx';
import { textLink } from '#app/ui/text-link/text-link.css.ts';
import { ActionError } from '#app/ui/toast/action-error.tsx';
import type { ChannelState } from './message-tests.server.ts';
import { languageField, phoneField, type SubmittedTest } from './message-tests.ts';

interface ChannelTestProps {
  readonly state: ChannelState;
  readonly refused: RefusedForm<SubmittedTest> | undefined;
}

const phoneLabel = 'Your own mobile number';
const languageLabel = 'Language of the test';

/** Says in words what a channel does at present. */
function standing({ isOn, isByHandOn, isTested, arrived }: ChannelState): string {
  if (isTested)
    return isOn
      ? `On. The test of ${arrived} arrived.`
      : `Off. The test of ${arrived} arrived: it can be switched on.`;
  const why =
    arrived === null ? 'No test has arrived yet' : `The settings have changed since the test of ${arrived}`;
  return isOn
    ? `On, but it sends nothing. ${why}. ${isByHandOn ? 'Until a test arrives, the desk sends by hand.' : 'By hand is off too, so no message goes out.'}`
    : `Off. ${why}.`;
}

function Missing({ missing }: Pick<ChannelState, 'missing'>) {
  return (
    <div>
      <p>Before a test can be sent, this is missing:</p>
      <ul className={css.points}>
        {missing.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
      <p>
        Brand, ids and names are entered in the section{' '}
        <Link to={sectionPath('messages')} className={textLink}>
          {factSections.messages}
        </Link>
        .
      </p>
    </div>
  );
}

function TestForm({ state, refused }: ChannelTestProps) {
  const busy = useSubmitting();
  const { channel, name, languages } = state;
  const values = refused?.values;
  return (
    <Form method="post" noValidate preventScrollReset>
      <input type="hidden" name="channel" value={channel} />
      <Stack gap="4">
        <div className={css.pair}>
          <TextField
            name={phoneField(channel)}
            label={phoneLabel}
            hint="It is used once and not stored"
            type="tel"
            inputMode="tel"
            autoComplete="off"
            required
            defaultValue={values?.phone ?? ''}
            error={refused?.errors[phoneField(channel)]}
          />
          <SelectField
            name={languageField(channel)}
            label={languageLabel}
            hint="Languages whose text is registered"
            marksOptional={false}
            options={languages}
            defaultValue={values?.language ?? languages[0]?.value}
            error={refused?.errors[languageField(channel)]}
          />
        </div>
        <Cluster gap="3">
          <Button type="submit" name="intent" value="send" variant="secondary" busy={busy}>
            {`Send a test by ${name}`}
          </Button>
        </Cluster>
      </Stack>
    </Form>
  );
}

/** A channel with its last test, the form of a test, and the button with which the owner says that it arrived. */
export function ChannelTestCard({ state, refused }: ChannelTestProps) {
  const busy = useSubmitting();
  const { channel, name, waits, missing, isOn, isTested } = state;
  const id = `channel-${channel}`;
  const linked = errorsOf(
    [
      [phoneField(channel), phoneLabel],
      [languageField(channel), languageLabel],
    ],
    refused?.errors ?? {},
  );
  useFocusFirstError(refused, linked);
  return (
    <section className={css.folded} aria-labelledby={id}>
      <Stack gap="4">
        <Cluster align="between">
          <h2 id={id} className={css.heading}>
            {name}
          </h2>
          <Badge tone={isTested ? 'positive' : isOn ? 'danger' : 'neutral'}>
            {isTested ? 'Tested' : 'Not tested'}
          </Badge>
        </Cluster>
        <p>{standing(state)}</p>
        <LinkedErrors refused={refused} errors={linked} />
        {waits && (
          <Form method="post" preventScrollReset>
            <input type="hidden" name="channel" value={channel} />
            <Stack gap="3">
              <p>{`A test was sent on ${waits}. Look at your phone.`}</p>
              <Cluster gap="3">
                <Button type="submit" name="intent" value="arrived" busy={busy}>
                  It has arrived
                </Button>
              </Cluster>
            </Stack>
          </Form>
        )}
        {missing.length > 0 ? <Missing missing={missing} /> : <TestForm state={state} refused={refused} />}
        {refused && <ActionError>{refused.message}</ActionError>}
      </Stack>
    </section>
  );
}

/** Says on the page of the settings which channels are tested, with a link to the tests. */
export function TestsNote({ tests }: { readonly tests: readonly ChannelState[] }) {
  return (
    <section className={css.folded} aria-labelledby="tests">
      <Stack gap="3">
        <h2 id="tests" className={css.heading}>
          {factSections['message-tests']}
        </h2>
        <ul className={css.points}>
          {tests.map((state) => (
            <li key={state.channel}>
              <strong>{state.name}</strong>
              {`: ${standing(state)}`}
            </li>
          ))}
        </ul>
        <Link to={sectionPath('message-tests')} className={textLink}>
          Send a test to yourself, and see what messages cost
        </Link>
      </Stack>
    </section>
  );
}
