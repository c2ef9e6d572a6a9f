import { Form, href } from 'react-router';
import { formatMoney, paise, sumOf } from '#app/money/money.ts';
import { readKindTotals } from '#app/payments/bill-line.queries.server.ts';
import { DayPaymentTable } from '#app/payments/parts/day-payments.tsx';
import { DayTotalTables, hasKinds, KindTable } from '#app/payments/parts/day-totals.tsx';
import { ClosedTill, FloatForm, floatStep, TillCounts, TillForm } from '#app/payments/parts/till-form.tsx';
import { parseTillCount, parseTillFloat } from '#app/payments/payment.input.server.ts';
import {
  listPaymentsOn,
  listTillCounts,
  readDayTotals,
  readTillFloat,
} from '#app/payments/payment.queries.server.ts';
import { tillFields } from '#app/payments/payment-fields.ts';
import { recordTillCount, recordTillFloat } from '#app/payments/till.server.ts';
import { idempotencyKeyOf } from '#app/platform/writes/idempotency.server.ts';
import { formAction } from '#app/staff-area/frame/form-action.server.ts';
import { formClientAction, intentOf } from '#app/staff-area/frame/form-client-action.ts';
import { staffLoader } from '#app/staff-area/frame/staff-loader.server.ts';
import { staffMeta } from '#app/staff-area/frame/staff-meta.ts';
import { toastRedirect } from '#app/staff-area/frame/toast.server.ts';
import { usePermission } from '#app/staff-area/frame/use-permission.ts';
import { staffNames } from '#app/staff-area/front-desk/desk.server.ts';
import { monthAddress, totalOf } from '#app/staff-area/month/month.ts';
import { addDays, dayInIndia, dayOf, minuteInIndia, monthOf } from '#app/time/calendar.ts';
import { dayText } from '#app/time/long-date.ts';
import { momentText } from '#app/time/moment-text.ts';
import { slotLabel } from '#app/time/slots.ts';
import { Button, ButtonLink } from '#app/ui/button/button.tsx';
import { RouterButtonLink } from '#app/ui/button/router-button-link.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { readTexts } from '#app/ui/form/declared-field.ts';
import { FormColumns } from '#app/ui/form/form-layout.tsx';
import { Cluster, Stack } from '#app/ui/layout/stack.tsx';
import type { Route } from './+types/till';

const tillPath = href('/dashboard/Till');
const failure = 'Failed to record the cash of the till';

export const loader = staffLoader(async ({ here: { database, now } }, { url }: Route.LoaderArgs) => {
  const today = dayInIndia(now);
  const asked = url.searchParams.get('day') ?? '';
  const typed = dayOf(asked);
  const day = typed !== undefined && typed < today ? typed : today;
  const [totals, kindsOf, payments, floatPaise, closings, nameOf] = await Promise.all([
    readDayTotals(database, day),
    readKindTotals(database, { from: day, until: addDays(day, 1) }),
    listPaymentsOn(database, day),
    readTillFloat(database, day),
    listTillCounts(database, day),
    staffNames(database),
  ]);
  return {
    ...{ day, today, totals, floatPaise },
    kinds: kindsOf(totalOf(Object.values(totals.byMethod))),
    payments: payments.map(
      ({ id, financialYear, receiptNumber, patientName, doctorName, method, amountPaise, createdAt }) => ({
        ...{ id, financialYear, receiptNumber, patientName, doctorName, method, amountPaise },
        time: slotLabel(minuteInIndia(createdAt)),
      }),
    ),
    totalPaise: sumOf(payments.map(({ amountPaise }) => amountPaise)),
    closings: closings.map(({ at, by, ...closing }) => ({
      ...closing,
      when: momentText(at),
      who: nameOf(by),
    })),
    sendingKey: crypto.randomUUID(),
  };
});

export const action = formAction({
  failure,
  read: (fields) => readTexts(tillFields, fields),
  intents: {
    [floatStep]: async ({ command, values }) => {
      await recordTillFloat(command, parseTillFloat(values));
      return toastRedirect(tillPath, 'tillOpened');
    },
  },
  run: async ({ command, fields, values }) => {
    const count = parseTillCount(values);
    await recordTillCount(command, count, await idempotencyKeyOf(fields.get('key'), count));
    return toastRedirect(tillPath, 'tillClosed');
  },
  refusedWith: ({ fields }) => intentOf(fields),
});

export const clientAction = formClientAction(failure, { sent: intentOf });

export const meta = staffMeta('Till');

export default function Till({ loaderData, actionData }: Route.ComponentProps) {
  const { day, today, totals, kinds, payments, totalPaise, floatPaise, closings, sendingKey } = loaderData;
  const { takenPaise, refundedPaise } = totals.byMethod.cash;
  const isFloat = actionData?.intent === floatStep;
  const [lastClosing] = closings;
  const maySeeMonth = usePermission()('seeMonth');
  return (
    <Stack gap="5">
      <div>
        <h1>Till</h1>
        <p>What was taken and given back, by method and by doctor</p>
      </div>
      {lastClosing && <ClosedTill closing={lastClosing} isToday={day === today} />}
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
      <Form method="get" action={tillPath} key={day}>
        <Stack gap="2">
          <FormColumns>
            <TextField
              name="day"
              label="Day"
              type="date"
              marksOptional={false}
              max={today}
              defaultValue={day}
            />
          </FormColumns>
          <div>
            <Button type="submit" variant="secondary" size="small">
              Show this day
            </Button>
          </div>
        </Stack>
      </Form>
      <h2>{day === today ? `Today, ${dayText(day)}` : dayText(day)}</h2>
      <DayTotalTables totals={totals} />
      {hasKinds(kinds) && <KindTable kinds={kinds} />}
      {payments.length > 0 && <DayPaymentTable payments={payments} totalPaise={totalPaise} />}
      {day === today ? (
        <Stack as="section" gap="3" aria-labelledby="float">
          <h2 id="float">Opening float</h2>
          <FloatForm key={floatPaise} floatPaise={floatPaise} refused={isFloat ? actionData : undefined} />
        </Stack>
      ) : (
        floatPaise > 0 && <p>{`Opening float: ${formatMoney(floatPaise)}`}</p>
      )}
      {day === today && (
        <Stack as="section" gap="3" aria-labelledby="close-till">
          <h2 id="close-till">Close the till</h2>
          <TillForm
            key={closings.length}
            expectedPaise={paise(floatPaise + takenPaise - refundedPaise)}
            sendingKey={sendingKey}
            refused={isFloat ? undefined : actionData}
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
