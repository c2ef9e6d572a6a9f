import {
  index,
  layout,
  prefix,
  type RouteConfig,
  type RouteConfigEntry,
  route,
} from '@react-router/dev/routes';
import { accountLinkPath, calendarFeedPath, sessionStatusPath } from './accounts/staff/account.values.ts';
import { appointmentPath, callbackPath, searchPath } from './navigation/navigation.ts';
import { publicPages } from './navigation/pages.ts';
import { frameRouteId, localizedRouteId } from './navigation/route-ids.ts';
import { toolPages } from './navigation/self-help-pages.ts';
import { offlinePath } from './offline/offline-pages.ts';
import { serviceWorkerPath } from './offline/service-worker-switch.ts';

// A path in the catalogue starts with a slash, the path of a route does not.
const at = (path: string) => path.slice(1);

const page = (path: string, module: string): RouteConfigEntry =>
  route(at(path), `routes/public/${module}.tsx`, { id: localizedRouteId(module) });

/**
 * Public pages. Each has an address in every locale, but one route: the Worker adds the prefix of a locale, such as `/hi`
 * (workers/route-handlers.ts, decision 0115). A route with `:page` has several pages, and the catalogue says which of them a locale has.
 */
const localizedPages: readonly RouteConfigEntry[] = [
  index('routes/public/home.tsx', { id: localizedRouteId('home') }),
  page(publicPages.about.path, 'about'),
  page(publicPages.doctors.path, 'doctors'),
  page(`${publicPages.doctors.path}/:slug`, 'doctor-page'),
  page(`${publicPages.doctors.path}/:slug/book`, 'book'),
  page(appointmentPath, 'own-appointment'),
  page(`${appointmentPath}/:appointmentId`, 'booked'),
  page(callbackPath, 'callback'),
  page('/check/:page', 'check'),
  page(toolPages.tools.path, 'tools'),
  page(toolPages.firstAid.path, 'first-aid'),
  page(`${toolPages.tools.path}/:page`, 'tool'),
  page(publicPages.prices.path, 'prices'),
  page(publicPages.management.path, 'management'),
  page(publicPages.pictures.path, 'pictures'),
  page(publicPages.videos.path, 'videos'),
  page(publicPages.reels.path, 'reels'),
  page(publicPages.findUs.path, 'find-us'),
  page(publicPages.aToZ.path, 'a-z'),
  page(publicPages.privacy.path, 'privacy'),
  page(publicPages.rights.path, 'rights'),
  page(publicPages.refer.path, 'refer'),
  page(publicPages.urgent.path, 'urgent'),
  page('/:page', 'information-page'),
  page(searchPath, 'search'),
  page(offlinePath, 'offline'),
  page('/*', 'not-found'),
];

/** The bin of a staff list, and the question before a row is deleted. One module serves all lists. */
const listBin = (name: string, path: string) =>
  route(`${path}/bin`, 'routes/staff/lists/list-bin.tsx', { id: `${name}-bin` });
const listDelete = (name: string) =>
  route(`:${name}Id/delete`, 'routes/staff/lists/list-delete.tsx', { id: `${name}-delete` });

export default [
  layout('routes/public/frame.tsx', { id: frameRouteId }, [
    ...localizedPages,
    route('signin', 'routes/staff/accounts/sign-in.tsx'),
    route('signin/code', 'routes/staff/accounts/sign-in-code.tsx'),
    route(`${at(accountLinkPath)}/:token`, 'routes/staff/accounts/account-link.tsx'),
    ...(process.env.NODE_ENV === 'development' ? [route('dev/ui', 'routes/public/design-system.tsx')] : []),
  ]),

  route(at(sessionStatusPath), 'routes/staff/accounts/session-status.ts'),
  route('signout', 'routes/staff/accounts/sign-out.ts'),
  route('dashboard', 'routes/staff/dashboard.tsx', [
    index('routes/staff/accounts/welcome.tsx'),
    route('MyDay', 'routes/staff/own-day/own-day.tsx', [
      route('calendar', 'routes/staff/own-day/calendar-feed.tsx'),
      route(':appointmentId', 'routes/staff/own-day/visitor-note.tsx'),
    ]),
    route('AddDoctor', 'routes/staff/doctors/doctor-list.tsx', [
      route('new', 'routes/staff/doctors/doctor-add.tsx'),
      route(':doctorId/edit', 'routes/staff/doctors/doctor-edit.tsx'),
      route(':doctorId/times', 'routes/staff/doctors/doctor-times.tsx'),
      route(':doctorId/away', 'routes/staff/doctors/doctor-away.tsx'),
      listDelete('doctor'),
    ]),
    listBin('doctor', 'AddDoctor'),
    route('AddDoctor/order', 'routes/staff/doctors/doctor-order.tsx'),
    route('AddDoctor/import', 'routes/staff/doctors/doctor-import.tsx'),
    route('AddDoctor/csv', 'routes/staff/doctors/doctors-csv.ts'),
    route('AddDoctor/card', 'routes/staff/doctors/doctor-card.ts'),
    route('Links', 'routes/staff/links/links.tsx', [
      route('new', 'routes/staff/links/link-add.tsx'),
      route(':linkId/title', 'routes/staff/links/link-title.tsx'),
      route(':linkId/consent', 'routes/staff/links/link-consent.tsx'),
      listDelete('link'),
    ]),
    listBin('link', 'Links'),
    route('Links/thumbnail/:videoId', 'routes/staff/links/link-thumbnail.ts'),
    route('Appointments', 'routes/staff/appointments/appointments.tsx'),
    route('Appointments/new', 'routes/staff/appointments/appointment-new.tsx'),
    route('Appointments/csv', 'routes/staff/appointments/appointments-csv.ts'),
    route('Appointments/confirm', 'routes/staff/appointments/confirm-selected.tsx'),
    route('Appointments/leave', 'routes/staff/appointments/leave-visits.tsx'),
    route('Appointments/networks', 'routes/staff/appointments/network-requests.tsx', [
      route(':network', 'routes/staff/appointments/network-release.tsx'),
    ]),
    route('Appointments/free', 'routes/staff/appointments/free-times.tsx'),
    route('Appointments/week', 'routes/staff/appointments/doctor-week.tsx'),
    route('Appointments/day-sheet', 'routes/staff/appointments/day-sheet.tsx'),
    route('Appointments/:appointmentId', 'routes/staff/appointments/appointment.tsx', [
      route('move', 'routes/staff/appointments/appointment-move.tsx'),
      route('cancel', 'routes/staff/appointments/appointment-cancel.tsx'),
      route('person', 'routes/staff/appointments/appointment-person.tsx'),
      route('payment', 'routes/staff/payments/payment-take.tsx'),
      route('discount', 'routes/staff/payments/payment-discount.tsx'),
      route('refund/:paymentId', 'routes/staff/payments/payment-refund.tsx'),
    ]),
    route('Patient', 'routes/staff/appointments/patient.tsx'),
    route('Patient/known', 'routes/staff/appointments/patient-known.ts'),
    route('WaitingList', 'routes/staff/appointments/waiting-list.tsx'),
    route('WaitingList/new', 'routes/staff/appointments/waiting-list-new.tsx'),
    route('Callbacks', 'routes/staff/appointments/callbacks.tsx'),
    route('Messages', 'routes/staff/appointments/messages.tsx'),
    route('Till', 'routes/staff/payments/till.tsx'),
    route('Month', 'routes/staff/payments/month.tsx'),
    route('Month/csv', 'routes/staff/payments/month-csv.ts'),
    route('Month/receipts', 'routes/staff/payments/receipts-csv.ts'),
    route('PersonData', 'routes/staff/records/person-data.tsx'),
    route('PersonData/file', 'routes/staff/records/person-data-file.ts'),
    route('receipts/:paymentId', 'routes/staff/payments/receipt.tsx'),
    route('receipts/:paymentId/:language', 'routes/staff/payments/localized-receipt.tsx'),
    route('receipts/:paymentId/refunds/:refundId', 'routes/staff/payments/refund-slip.tsx'),
    route('Hospital', 'routes/staff/hospital/hospital.tsx', [
      route('photographs', 'routes/staff/hospital/hospital-photographs.tsx'),
      route('photographs/:place', 'routes/staff/hospital/hospital-photograph.tsx'),
      route('beds', 'routes/staff/hospital/hospital-beds.tsx'),
      route('page-reviews', 'routes/staff/hospital/hospital-page-reviews.tsx'),
      route('message-tests', 'routes/staff/hospital/hospital-message-tests.tsx'),
      route(':section', 'routes/staff/hospital/hospital-section.tsx'),
      route(':section/undo', 'routes/staff/hospital/hospital-undo.ts'),
      route(':section/preview', 'routes/staff/hospital/hospital-preview.ts'),
    ]),
    route('Failures', 'routes/staff/records/failures.tsx'),
    route('Guide', 'routes/staff/guide.tsx'),
    route('Account', 'routes/staff/accounts/own-account.tsx'),
    route('Account/TwoStep', 'routes/staff/accounts/two-step.tsx'),
    route('sessions', 'routes/staff/accounts/sessions.tsx'),
    route('Audit', 'routes/staff/records/audit.tsx'),
    route('Audit/csv', 'routes/staff/records/audit-csv.ts'),
    route('Staff', 'routes/staff/accounts/staff-list.tsx', [
      route('new', 'routes/staff/accounts/staff-invite.tsx'),
      route(':accountId', 'routes/staff/accounts/staff-account.tsx'),
    ]),
    route('*', 'routes/staff/not-found.tsx'),
  ]),

  ...prefix('api/v1', [
    route('login', 'routes/api/login.ts'),
    route('logout', 'routes/api/logout.ts'),
    route('session', 'routes/api/session.ts'),
    route('doctors', 'routes/api/doctors.ts'),
    route('available-doctors', 'routes/api/available-doctors.ts'),
    route('doctor', 'routes/api/doctor-create.ts'),
    route('doctor/:doctorId', 'routes/api/doctor.ts'),
    route('doctor/:doctorId/availability', 'routes/api/doctor-availability.ts'),
    route('social-links', 'routes/api/social-links.ts'),
    route('social-links/:linkId', 'routes/api/social-link.ts'),
    route('next-free', 'routes/api/next-free.ts'),
    route('appointments', 'routes/api/appointments.ts'),
    route('appointments/slots', 'routes/api/appointment-slots.ts'),
    route('appointments/hospital-visits', 'routes/api/hospital-visits.ts'),
    route('appointments/lookup', 'routes/api/appointment-lookup.ts'),
    route('appointments/:appointmentId', 'routes/api/appointment.ts'),
    route('callbacks', 'routes/api/callbacks.ts'),
    route('callbacks/:callbackId', 'routes/api/callback.ts'),
    route('messages', 'routes/api/messages.ts'),
    route('messages/msg91/:secret', 'routes/api/messages-msg91.ts'),
    route('messages/whatsapp', 'routes/api/messages-whatsapp.ts'),
    route('payments', 'routes/api/payments.ts'),
    route('payments/:paymentId', 'routes/api/payment.ts'),
    route('payments/:paymentId/refund', 'routes/api/payment-refund.ts'),
    route('*', 'routes/api/not-found.ts'),
  ]),

  route(`${at(appointmentPath)}/:appointmentId/calendar.ics`, 'routes/files/appointment-calendar.ts', {
    id: localizedRouteId('appointment-calendar'),
  }),
  route(`${at(calendarFeedPath)}/:file`, 'routes/files/calendar-feed.ts'),
  route('files/pictures/:key', 'routes/files/picture.ts'),
  route('files/thumbnails/:linkId', 'routes/files/thumbnail.ts'),
  route('files/covers/:mediaId', 'routes/files/cover.ts'),
  route('video/:file', 'routes/files/video.ts'),
  route('files/health', 'routes/files/health.ts'),
  route('sitemap.xml', 'routes/files/sitemap.ts'),
  route('robots.txt', 'routes/files/robots.ts'),
  route('.well-known/security.txt', 'routes/files/security-txt.ts'),
  route(at(serviceWorkerPath), 'routes/files/service-worker.ts'),
  route('manifest.webmanifest', 'routes/files/web-manifest.ts'),
] satisfies RouteConfig;
