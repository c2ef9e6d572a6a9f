import { href } from 'react-router';
import { momentText } from '#app/accounts/session/session.view.ts';
import { dayText } from '#app/appointments/appointment.words.ts';
import { paise } from '#app/money/money.ts';
import { DayTotalTables } from '#app/payments/parts/day-totals.tsx';
import { TillCounts, TillForm, type TillValues } from '#app/payments/parts/till-form.tsx';
import { parseTillCount } from '#app/payments/payment.input.server.ts';
import { listTillCounts, readDayTotals } from '#app/payments/payment.queries.server.ts';
import { recordTillCount } from '#app/payments/till.server.ts';
import { readForm } from '#app/platform/http/body.server.ts';
import { requestContext } from '#app/platform/request/context.server.ts';
import { idempotencyKeyOf } from '#app/platform/writes/idempotency.server.ts';
import { currentStaff, staffCommand } from '#app/staff-area/frame/guard.server.ts';
import { refuseForm } from '#app/staff-area/frame/refuse-form.server.ts';
import { staffMeta } from '#app/staff-area/frame/staff-meta.ts';
import { toastRedirect } from '#app/staff-area/frame/toast.server.ts';
import { usePermission } from '#app/staff-area/frame/use-permission.ts';
import { callServerAction } from '#app/staff-area/front-desk/call-server-action.ts';
import { staffNames } from '#app/staff-area/front-desk/desk.server.ts';
import { monthAddress } from '#app/staff-area/month/month.ts';
import { addDays, dayInIndia, isDay, monthOf } from '#app/time/calendar.ts';
import { ButtonLink } from '#app/ui/button/button.tsx';
import { RouterButtonLink } from '#app/ui/button/router-button-link.tsx';
import { Cluster, Stack } from '#app/ui/layout/stack.tsx';
import type { Route } from './+types/till';

const tillPath = href('/dashboard/Till');
const failure = 'Failed to record the count';

export async function loader({ request, context }: Route.LoaderArgs) {
  currentStaff(context);
  const { database, now } = requestContext(context);
  const today = dayInIndia(now);
  const asked = new URL(request.url).searchParams.get('day') ?? '';
  const day = isDay(asked) && asked < today ? asked : today;
  const [totals, closings, nameOf] = await Promise.all([
    readDayTotals(database, day),
    listTillCounts(database, day),
    staffNames(database),
  ]);
  return {
    ...{ day, today, totals },
    closings: closings.map(({ at, by, ...closing }) => ({
      ...closing,
      when: momentText(at),
      who: nameOf(by),
    })),
    sendingKey: crypto.randomUUID(),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const command = staffCommand(context);
  let values: TillValues | null = null;
  try {
    const fields = await readForm(request);
    values = { counted: fields.get('counted') ?? '', note: fields.get('note') ?? '' };
    const count = parseTillCount(values);
    await recordTillCount(command, count, await idempotencyKeyOf(fields.get('key'), count));
    return toastRedirect(tillPath, 'tillClosed');
  } catch (error) {
    return refuseForm(error, failure, command.requestId, values);
  }
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return callServerAction(serverAction, failure);
}

export const meta = staffMeta('Till');

export default function Till({ loaderData, actionData }: Route.ComponentProps) {
  const { day, today, totals, closings, sendingKey } = loaderData;
  const { takenPaise, refundedPaise } = totals.byMethod.cash;
  const maySeeMonth = usePermission()('seeMonth');
  return (
    <Stack gap="5">
      <div>
        <h1>Till</h1>
        <p>What was taken and given back, by method and by doctor</p>
      </div>
      <Cluster gap="2">
        <RouterButtonLink to={`${tillPath}?day=${addDays(day, -1)}`} variant="secondary" size="small">
          Day before
        </RouterButtonLink>
        {day !== today && (
          <>
            <RouterButtonLink to={`${tillPath}?day=${addDays(day, 1)}`} variant="secondary" size="small">
              Day after
            </RouterButtonLink>
            <RouterButtonLink to={tillPath} variant="secondary" size="small">
              Today
            </RouterButtonLink>
          </>
        )}
        {maySeeMonth && (
          <>
            <RouterButtonLink to={monthAddress(monthOf(day))} variant="quiet" size="small">
              Whole month
            </RouterButtonLink>
            <ButtonLink href={monthAddress(monthOf(day), '/receipts')} variant="quiet" size="small" download>
              Receipts of the month for the accountant
            </ButtonLink>
          </>
        )}
      </Cluster>
      <h2>{day === today ? `Today, ${dayText(day)}` : dayText(day)}</h2>
      <DayTotalTables totals={totals} />
      {day === today && (
        <Stack as="section" gap="3" aria-labelledby="close-till">
          <h2 id="close-till">Close the till</h2>
          <TillForm
            key={closings.length}
            expectedPaise={paise(takenPaise - refundedPaise)}
            sendingKey={sendingKey}
            refused={actionData}
          />
        </Stack>
      )}
      {closings.length > 0 && (
        <Stack as="section" gap="3" aria-labelledby="counts">
          <h2 id="counts">Counts</h2>
          <TillCounts closings={closings} />
        </Stack>
      )}
    </Stack>
  );
}
