/**
 * Measures the limits of networks: for many people behind one address, and for one network of many addresses. Run it after a build:
 * `npm run attack:networks -- [--pace 1100]`. It takes about four minutes, because it sends one submission of a network in
 * each 1.1 s: the gates count 60 a minute.
 *
 * - 60 honest patients book within an hour behind one IPv4 address. Every third has a phone that is not safe to call, every
 *   fifth first mistypes the look-up of the own visit. A neighbour mistypes 40 look-ups of other phones. Once the address
 *   is one of a mobile carrier, once of a network that the site does not know.
 * - One IPv6 /48 books 163 visits of a doctor's month, each from another /64 and with another phone.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openRequests } from '#app/platform/throttle/limits.server.ts';
import { addDays } from '#app/time/calendar.ts';
import { slotLabels } from '#app/time/slots.ts';
import { newPhone } from '#tests/support/appointments.ts';
import { addDeskDoctor, today } from '#tests/support/desk.ts';
import { type Site, startSite } from '#tests/support/site.ts';

const { values } = parseArgs({ options: { pace: { type: 'string', default: '1100' } } });
const pace = Number(values.pace);

type Doctor = Awaited<ReturnType<typeof addDeskDoctor>>;

/** Where a submission comes from. */
interface Source {
  readonly address: string;
  /** Autonomous system; 0 for a network that Cloudflare does not name. */
  readonly asn: number;
}

const headersOf = ({ address, asn }: Source) => ({
  'CF-Connecting-IP': address,
  ...(asn > 0 && { 'x-test-asn': String(asn) }),
});

/** The time at this index of a month of slots: each is offered once. */
const placeAt = (index: number, perDay: number) => ({
  date: addDays(today(), 2 + Math.floor(index / perDay)),
  slot: slotLabels[index % perDay] ?? '',
});

/** Sends the form with which a visitor books. */
async function submitBooking(
  site: Site,
  { slug }: Doctor,
  from: Source,
  { date, slot }: ReturnType<typeof placeAt>,
  phone: string,
  safeToCall: boolean,
) {
  await wait(pace);
  const choice = new URLSearchParams({ visit: 'hospital', date, slot });
  const response = await site.fetch(`/doctors/${slug}/book?${choice}`, {
    method: 'POST',
    sameOrigin: true,
    headers: headersOf(from),
    body: new URLSearchParams({
      step: 'book',
      who: 'self',
      patientName: 'Asha Rani',
      phone,
      safeToCall: String(safeToCall),
      consent: 'on',
      idempotencyKey: crypto.randomUUID(),
    }),
  });
  await response.arrayBuffer();
  return { status: response.status, to: response.headers.get('Location') ?? '' };
}

async function lookUp(site: Site, from: Source, reference: string, phone: string): Promise<number> {
  await wait(pace);
  const response = await site.fetch('/api/v1/appointments/lookup', {
    method: 'POST',
    headers: { ...headersOf(from), 'Content-Type': 'application/json' },
    body: JSON.stringify({ reference, phone }),
  });
  await response.arrayBuffer();
  return response.status;
}

const findVisit = (site: Site, phone: string) =>
  site.binding
    .prepare('select reference, in_between as isUnheld from appointments where phone = ?')
    .bind(phone)
    .first<{ reference: string; isUnheld: number }>();

/** A reference that nobody has. */
const mistyped = 'CCC-CCC-CCC';

async function honestPatients(site: Site, from: Source) {
  const doctors = await Promise.all(
    ['Dr. One', 'Dr. Two', 'Dr. Three'].map((name) => addDeskDoctor(site, name)),
  );
  const figures = {
    booked: 0,
    'request without a held time': 0,
    'call-back': 0,
    refused: 0,
    'refused of those not safe to call': 0,
    'right look-ups answered': 0,
    'right look-ups refused': 0,
  };
  const booked: { readonly phone: string; readonly reference: string }[] = [];
  for (let index = 0; index < 60; index += 1) {
    const doctor = doctors[index % doctors.length] as Doctor;
    const phone = newPhone();
    const isSafe = index % 3 !== 0;
    // Ten people a day for each doctor.
    const place = placeAt(Math.floor(index / doctors.length), 10);
    const { to } = await submitBooking(site, doctor, from, place, phone, isSafe);
    const visit = await findVisit(site, phone);
    if (visit) {
      figures[visit.isUnheld ? 'request without a held time' : 'booked'] += 1;
      booked.push({ phone, reference: visit.reference });
    } else if (to.startsWith('/callback')) figures['call-back'] += 1;
    else {
      figures.refused += 1;
      if (!isSafe) figures['refused of those not safe to call'] += 1;
    }
  }
  for (let time = 0; time < 40; time += 1) await lookUp(site, from, mistyped, newPhone());
  for (const [index, { phone, reference }] of booked.entries()) {
    if (index % 5 === 0) await lookUp(site, from, mistyped, phone);
    const isFound = (await lookUp(site, from, reference, phone)) === 200;
    figures[isFound ? 'right look-ups answered' : 'right look-ups refused'] += 1;
  }
  return figures;
}

/** Half of the requests say that the phone is not safe to call, so that the attack tries both ways. */
async function monthOfOneDoctor(site: Site) {
  const doctor = await addDeskDoctor(site, 'Dr. Wanted');
  const figures = { 'times held': 0, 'requests without a held time': 0, 'call-backs': 0, refused: 0 };
  for (let index = 0; index < 163; index += 1) {
    const phone = newPhone();
    const from = { address: `2001:db8:48:${(index + 1).toString(16)}::1`, asn: 0 };
    const { to } = await submitBooking(site, doctor, from, placeAt(index, 6), phone, index % 2 === 0);
    const visit = await findVisit(site, phone);
    if (visit) figures[visit.isUnheld ? 'requests without a held time' : 'times held'] += 1;
    else if (to.startsWith('/callback')) figures['call-backs'] += 1;
    else figures.refused += 1;
  }
  return figures;
}

/** Milliseconds that the run needs before the hour of the counters ends. */
const needed = (60 * 2 + 40 + 20) * (pace + 300);
const left = 3_600_000 - (Date.now() % 3_600_000);
if (left < needed) {
  console.log(`The counters begin anew in ${Math.ceil(left / 60_000)} minutes: waiting for it.`);
  await wait(left);
}

const site = await startSite();
const [carrier, unknown, attack] = await Promise.all([
  honestPatients(site, { address: '203.0.113.10', asn: 55836 }),
  honestPatients(site, { address: '203.0.113.20', asn: 0 }),
  monthOfOneDoctor(site),
]);
console.log('60 honest patients behind one IPv4 address, after 40 mistyped look-ups of a neighbour');
console.table({ 'of a mobile carrier': carrier, 'of an unknown network': unknown });
console.log('163 bookings of one IPv6 /48, each from another /64');
console.table({ 'one doctor, a month': attack });
const isBroken =
  [carrier, unknown].some((one) => one.refused > 0 || one['right look-ups refused'] > 0) ||
  attack['times held'] > openRequests.perNetwork;
if (isBroken) console.error('A rule of docs/threats.md is broken.');
await site.dispose();
process.exitCode = isBroken ? 1 : 0;
