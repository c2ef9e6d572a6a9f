import * as css from '#app/hospital/parts/hospital.css.ts';
import { formatMoney, paise } from '#app/money/money.ts';
import { Stack } from '#app/ui/layout/stack.tsx';
import { SmallTable } from '#app/ui/table/small-table.tsx';
import type { MessageCosts } from './message-costs.server.ts';

const counted = (count: number, one: string, several: string) => `${count} ${count === 1 ? one : several}`;

/** Says what the month will cost, and how that is calculated. */
function forecastText({ spent, soFar, forecast }: MessageCosts): string {
  if (!forecast) return 'No forecast yet: this month had no appointment so far.';
  const days = soFar.days === 1 ? 'the first day' : `the first ${soFar.days} days`;
  const why = forecast.isBooked
    ? 'are booked for the whole month already'
    : 'would come in the whole month at this pace';
  return `Forecast: ${formatMoney(forecast.cost)}. On ${days} there were ${counted(soFar.appointments, 'appointment', 'appointments')}, and the messages have cost ${formatMoney(spent)}. ${forecast.appointments} ${why}. The forecast is the cost of an appointment so far, times ${forecast.appointments}.`;
}

function capText({ caps, spent, isByHandOn }: MessageCosts): string {
  const left = paise(Math.max(0, caps.month - spent));
  const above = isByHandOn ? 'the desk sends by hand' : 'no message goes out';
  return `At most ${formatMoney(caps.month)} a month and ${formatMoney(caps.day)} a day. Above that, ${above}. Left this month: ${formatMoney(left)}.`;
}

/** Costs of this month's messages by channel, the caps, and a forecast. */
export function MessageCostsCard({ costs }: { readonly costs: MessageCosts }) {
  const { month, rows, spent, caps, forecast } = costs;
  const sum = (count: 'messages' | 'parts') => rows.reduce((total, row) => total + row[count], 0);
  const prices = rows.map(({ name, price }) => `${formatMoney(price)} for ${name}`).join(', ');
  return (
    <section className={css.panel} aria-labelledby="cost">
      <Stack gap="4">
        <h2 id="cost" className={css.heading}>
          {`Cost in ${month}`}
        </h2>
        <SmallTable
          caption={`Cost of messages in ${month}`}
          columns={['Channel', 'Messages', 'Parts', 'Cost']}
          rows={[
            ...rows.map(
              ({ name, messages, parts, cost }) => [name, messages, parts, formatMoney(cost)] as const,
            ),
            ['Together', sum('messages'), sum('parts'), formatMoney(spent)],
          ]}
        />
        <p>{capText(costs)}</p>
        <p>{forecastText(costs)}</p>
        {forecast && forecast.cost > caps.month && (
          <p>
            <strong>The forecast is above the limit of the month.</strong>
          </p>
        )}
        <p className={css.soft}>
          {`The cost is parts times price: ${prices}. An SMS has one part or more, a message of WhatsApp has one. The prices stand in the section Messages, without tax; a message has the price of its day. Tests to yourself and messages sent by hand are not in it.`}
        </p>
      </Stack>
    </section>
  );
}
