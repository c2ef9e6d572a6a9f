import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { zeroPaise } from '#app/money/money.ts';
import type { PersonNow } from './now-and-next.ts';
import type { Overview } from './overview.server.ts';
import { OverviewPage } from './overview-page.tsx';

const nobody = { count: 0, shown: [] };

const empty: Overview = {
  day: '2026-11-24',
  dayName: 'Tue 24 November 2026',
  today: { appointments: 0, arrived: 0 },
  people: { waiting: nobody, late: nobody, next: nobody },
  todo: [],
  free: [],
  away: [],
  takenPaise: zeroPaise,
  refundedPaise: zeroPaise,
  changes: [],
};

const person: PersonNow = {
  ...{
    id: 'visit-1',
    patientName: 'Asha Rani',
    doctorName: 'Dr. One',
    minute: 600,
  },
  ...{ safeToCall: false, absence: 'Doctor on leave', remark: 'Late: 20 min' },
  status: { text: 'Confirmed', tone: 'neutral' },
};

const render = (overview: Partial<Overview>) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <OverviewPage overview={{ ...empty, ...overview }} />
    </MemoryRouter>,
  );

const headingsOf = (html: string) => [...html.matchAll(/<h[23][^>]*>([^<]*)</g)].map(([, text]) => text);

test('a part without content is left out', () => {
  const html = render({});
  expect(html).toContain('Tue 24 November 2026: 0 appointments, 0 arrived');
  expect(headingsOf(html)).toEqual([]);
});

test('the parts have the order in which the front desk needs them', () => {
  const html = render({
    people: { waiting: nobody, late: { count: 7, shown: [person] }, next: nobody },
    todo: [{ title: 'Task', count: 1, why: '', needs: 'keepAppointments', to: '/a', action: 'Do' }],
    free: [
      {
        specialty: 'Child psychiatry',
        count: 4,
        first: { minute: 630, visit: 'video', doctorId: 'doctor-2', doctorName: 'Dr. Two' },
      },
    ],
    away: [{ why: 'On leave', names: ['Dr. One'] }],
    refundedPaise: zeroPaise,
  });
  expect(headingsOf(html)).toEqual(['Now and next', 'Late: 7', 'To do', 'Free today', 'Doctors away today']);
  for (const said of ['Late: 20 min', 'Doctor on leave', 'Safe to call: No', '6 more in the list of the day'])
    expect(html).toContain(said);
  expect(html).toContain('href="/dashboard/Appointments/visit-1"');
});

test('a specialty leads to its first free times, and its first time to the form with all that is known', () => {
  const html = render({
    free: [
      {
        specialty: 'Child & adolescent',
        count: 4,
        first: { minute: 630, visit: 'video', doctorId: 'doctor-2', doctorName: 'Dr. Two' },
      },
    ],
  });
  const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, to]) => to?.replaceAll('&amp;', '&'));
  expect(links).toContain('/dashboard/Appointments/free?specialty=Child+%26+adolescent');
  expect(links).toContain(
    '/dashboard/Appointments/new?doctor=doctor-2&visit=video&day=2026-11-24&time=10%3A30+AM',
  );
});
