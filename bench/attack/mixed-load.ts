/**
 * Three minutes of heavy load: twenty connections read pages, and each second one person signs in and one
 * books. Fails if an answer is wrong or the Worker's heap grows (decision 0011).
 *
 * Run it after a build: `npm run attack:mixed-load -- [SECONDS]`. The times are meaningful on a quiet
 * machine only.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { appointments } from '#app/appointments/appointment.schema.server.ts';
import { openDatabase } from '#app/platform/database/database.server.ts';
import { addDays, daysFrom, weekdayOf } from '#app/time/calendar.ts';
import { slotLabels } from '#app/time/slots.ts';
import { newPhone } from '#tests/support/appointments.ts';
import { newAddress } from '#tests/support/command.ts';
import { addDeskDoctor, today } from '#tests/support/desk.ts';
import { startSite } from '#tests/support/site.ts';
import { memoryOf } from '../speed/server-process.ts';
import { heapReader } from './worker-heap.ts';

const seconds = Number(process.argv[2] ?? 180);
const connections = 20;
const pages = [
  '/',
  '/doctors',
  '/insomnia',
  '/therapyCounselling',
  '/Youtube',
  '/search?q=sleep',
  '/api/v1/doctors',
];
/** Days on which the hospital is open. */
const days = daysFrom(addDays(today(), 1), 10).filter((day) => weekdayOf(day) !== 'Sun');

const site = await startSite({ seeded: true, versionChecks: 'timed', isInspected: true });
const { email, password } = await site.signIn();
/** Slots of one doctor. The script adds doctors until every booking has a free slot. */
const perDoctor = slotLabels.length * days.length;
const doctors: string[] = [];
while (doctors.length * perDoctor < seconds * 1.5) {
  doctors.push((await addDeskDoctor(site, `Dr. Load ${doctors.length}`)).id);
}

const took: Record<'page' | 'sign-in' | 'booking', number[]> = { page: [], 'sign-in': [], booking: [] };
const errors: string[] = [];

async function timed(kind: keyof typeof took, expected: number, ask: () => Promise<Response>): Promise<void> {
  const begin = performance.now();
  try {
    const response = await ask();
    await response.arrayBuffer();
    if (response.status !== expected) errors.push(`${kind} ${response.status}`);
  } catch (error) {
    errors.push(`${kind} ${error instanceof Error ? error.message : error}`);
  }
  took[kind].push(performance.now() - begin);
}

const json = (path: string, body: unknown) =>
  site.fetch(path, {
    method: 'POST',
    sameOrigin: true,
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json', 'CF-Connecting-IP': newAddress() },
  });

function booking(index: number): unknown {
  const within = Math.floor(index / doctors.length);
  return {
    doctorId: doctors[index % doctors.length],
    date: days[within % days.length],
    slot: slotLabels[Math.floor(within / days.length) % slotLabels.length],
    ...{ visit: 'hospital', patientName: 'Asha Rani', phone: newPhone(), safeToCall: true, consent: true },
  };
}

const memoryOfWorker = () => Math.round(memoryOf(process.pid) - process.memoryUsage.rss() / 1024 / 1024);

const heap = await heapReader(site.worker, async () => (await site.fetch('/')).arrayBuffer());
/** Megabytes by which the heap may vary with cached pages and requests in progress. */
const mayRise = 16;

const end = performance.now() + seconds * 1000;
const readers = Array.from({ length: connections }, async (_, index) => {
  for (let step = index; performance.now() < end; step += 1) {
    await timed('page', 200, () => site.fetch(pages[step % pages.length] ?? '/'));
  }
});
const others: Promise<void>[] = [];
const memory: number[] = [];
const collected: number[] = [];
for (let second = 0; second < seconds; second += 1) {
  others.push(timed('sign-in', 200, () => json('/api/v1/login', { email, password })));
  others.push(timed('booking', 201, () => json('/api/v1/appointments', booking(second))));
  if (second % 15 === 0) memory.push(memoryOfWorker());
  // The first 30 s do not count, because the cache still fills with pages.
  if (second % 30 === 29) collected.push(await heap.collected());
  await wait(1000);
}
await Promise.all([...readers, ...others]);
memory.push(memoryOfWorker());
collected.push(await heap.collected());
heap.close();

const rank = (values: readonly number[], share: number) =>
  Math.round([...values].sort((one, other) => one - other)[Math.floor(values.length * share)] ?? 0);
for (const [kind, values] of Object.entries(took)) {
  console.log(
    `${kind}: ${values.length} answers, half within ${rank(values, 0.5)} ms, 99 of 100 within ${rank(values, 0.99)} ms`,
  );
}
const booked = await openDatabase(site.binding).$count(appointments);
console.log(`${booked} appointments in the database. Memory of workerd, MB: ${memory.join(' ')}`);
const [first = 0, last = 0] = [collected[0], collected.at(-1)];
const isFlat = last - first <= mayRise;
console.log(
  `Heap of the Worker after collection, MB: ${collected.join(' ')}: ${isFlat ? 'flat' : 'it rose'}`,
);
console.log(`${errors.length} errors${errors.length > 0 ? `: ${[...new Set(errors)].join(', ')}` : ''}`);
await site.dispose();
process.exitCode = errors.length > 0 || !isFlat ? 1 : 0;
