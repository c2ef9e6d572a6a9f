import { otherLocales } from '#app/languages/locales.ts';
import { searchPath } from '#app/navigation/navigation.ts';
import { allPages, publicPages } from '#app/navigation/pages.ts';
import { offlinePath } from '#app/offline/offline-pages.ts';
import { localizedReceiptPath, receiptPath } from '#app/payments/receipt-paths.ts';
import type { Site } from '#tests/support/site.ts';
import { bookingDocuments } from './booking-pages.ts';
import { type CheckedPage, column, form } from './checked-page.ts';

async function publicDocuments(site: Site): Promise<CheckedPage[]> {
  const slugs = await column(site, 'select slug from doctors where is_deleted = 0 and is_active = 1');
  const { doctors, prices, pictures } = publicPages;
  return [
    ...allPages.map(({ path }) => ({ path })),
    ...slugs.map((slug) => ({ path: `${doctors.path}/${slug}` })),
    { path: `${doctors.path}?q=psychiatry` },
    { path: `${doctors.path}?q=nobody+at+all` },
    { path: `${doctors.path}/nobody` },
    { path: searchPath },
    { path: `${searchPath}?q=sleep` },
    { path: `${searchPath}?q=xylophone` },
    { path: `${prices.path}?therapy=cbt&sessions=12&test=16-pf&room=luxury-room&days=30` },
    { path: `${prices.path}?therapy=cbt&sessions=four&room=luxury-room&days=400&test=x` },
    { path: `${pictures.path}?photo=3` },
    { path: offlinePath },
    { path: '/no-such-page' },
    { path: '/', state: 'without a database', request: { headers: { 'x-test-database-failure': '1' } } },
    {
      path: doctors.path,
      state: 'with a late database',
      request: { headers: { 'x-test-database-delay': '300' } },
    },
    { path: '/signin' },
    {
      path: '/signin',
      state: 'refused',
      request: form({ email: 'nobody@hospital.example', password: 'wrong' }),
    },
  ];
}

async function staffDocuments(site: Site): Promise<CheckedPage[]> {
  const staff = await site.signIn();
  const [doctorId] = await column(site, 'select id from doctors where is_deleted = 0');
  const [videoId] = await column(site, "select id from social_links where category not like '%stor%'");
  const [storyId] = await column(site, "select id from social_links where category like '%stor%'");
  const doctors = '/dashboard/AddDoctor';
  const links = '/dashboard/Links';
  const [appointmentId] = await column(site, "select id from appointments where status = 'confirmed'");
  const [payment = ''] = await column(site, 'select id from payments');
  const desk = '/dashboard/Appointments';
  const opened = [
    ...['/dashboard', '/dashboard/sessions', '/dashboard/no-such-page'],
    ...[desk, `${desk}?q=nobody+at+all`, `${desk}?show=waiting`, `${desk}/new`, `${desk}/day-sheet`],
    ...[`${desk}/free`, `${desk}/free?gender=woman&time=evening`],
    ...['', '/move', '/cancel', '/payment', '/discount'].map((step) => `${desk}/${appointmentId}${step}`),
    ...['/dashboard/Callbacks', '/dashboard/Till', '/dashboard/Month', '/dashboard/PersonData'],
    ...[receiptPath(payment), ...otherLocales.map((locale) => localizedReceiptPath(payment, locale))],
    ...[doctors, `${doctors}?q=psychiatry`, `${doctors}?q=nobody+at+all`, `${doctors}?details=${doctorId}`],
    ...[`${doctors}/new`, `${doctors}/${doctorId}/edit`, `${doctors}/${doctorId}/delete`],
    ...[links, `${links}?q=nothing+at+all`, `${links}/new`],
    ...[`${links}/${videoId}/title`, `${links}/${storyId}/consent`, `${links}/${videoId}/delete`],
  ];
  return [
    ...opened.map((path) => ({ path, request: { as: staff } })),
    { path: `${doctors}/new`, state: 'refused', request: form({ name: '', fees: 'x' }, staff) },
    // The refused form shows the typed address again. An invalid address would fail the check because of the
    // input, so a valid one is sent.
    {
      path: `${links}/new`,
      state: 'refused',
      request: form({ url: 'https://example.com/', category: 'x' }, staff),
    },
  ];
}

/** Every page of the catalogue, further states of some pages, and the screens of the staff area. */
export async function checkedPages(site: Site): Promise<CheckedPage[]> {
  // The booking runs once and before the staff documents, because it changes what the desk shows.
  return [
    ...(await publicDocuments(site)),
    ...(await bookingDocuments(site)),
    ...(await staffDocuments(site)),
  ];
}
