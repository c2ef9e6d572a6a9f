import { index, layout, prefix, type RouteConfig, route } from '@react-router/dev/routes';
import { accountLinkPath, sessionWatchPath } from './accounts/staff/account.values.ts';
import { hindiPrefix, inHindi } from './languages/language.ts';
import { appointmentPath, callbackPath, searchPath } from './navigation/navigation.ts';
import { informationGroups, publicPages } from './navigation/pages.ts';
import { checkPages, toolPages } from './navigation/self-help-pages.ts';
import { offlinePath, serviceWorkerPath } from './offline/kept-pages.ts';

// A path in the catalogue starts with a slash, a route's does not.
const at = (path: `/${string}`) => path.slice(1);

/** The same pages under `/hi`, as far as they are in Hindi (decision 0095): a route module twice, and so under two names. */
const hindi = layout('routes/public/hindi-frame.tsx', [
  ...prefix(at(hindiPrefix), [
    index('routes/public/home.tsx', { id: 'hi/home' }),
    route(at(publicPages.about.path), 'routes/public/about.tsx', { id: 'hi/about' }),
    route(at(publicPages.management.path), 'routes/public/management.tsx', { id: 'hi/management' }),
    route(at(publicPages.pictures.path), 'routes/public/pictures.tsx', { id: 'hi/pictures' }),
    route(at(publicPages.videos.path), 'routes/public/videos.tsx', { id: 'hi/videos' }),
    route(at(publicPages.reels.path), 'routes/public/reels.tsx', { id: 'hi/reels' }),
    route(at(publicPages.prices.path), 'routes/public/prices.tsx', { id: 'hi/prices' }),
    route(at(publicPages.privacy.path), 'routes/public/privacy.tsx', { id: 'hi/privacy' }),
    route(at(publicPages.rights.path), 'routes/public/rights.tsx', { id: 'hi/rights' }),
    ...Object.values(checkPages).map(({ path }) =>
      route(at(path), 'routes/public/check.tsx', { id: `hi/check${path}` }),
    ),
    ...Object.values(toolPages).map(({ path }) =>
      path === toolPages.tools.path
        ? route(at(path), 'routes/public/tools.tsx', { id: 'hi/tools' })
        : route(at(path), 'routes/public/tool.tsx', { id: `hi/tool${path}` }),
    ),
    ...informationGroups.flatMap((group) =>
      group.pages.map((page) =>
        route(at(page.path), 'routes/public/information-page.tsx', { id: `hi/information${page.path}` }),
      ),
    ),
    route(at(searchPath), 'routes/public/search.tsx', { id: 'hi/search' }),
    route(at(offlinePath), 'routes/public/offline.tsx', { id: 'hi/offline' }),
    route(at(publicPages.doctors.path), 'routes/public/doctors.tsx', { id: 'hi/doctors' }),
    route(`${at(publicPages.doctors.path)}/:slug`, 'routes/public/doctor-page.tsx', { id: 'hi/doctor-page' }),
    route(`${at(publicPages.doctors.path)}/:slug/book`, 'routes/public/book.tsx', { id: 'hi/book' }),
    route(at(appointmentPath), 'routes/public/own-appointment.tsx', { id: 'hi/own-appointment' }),
    route(`${at(appointmentPath)}/:appointmentId`, 'routes/public/booked.tsx', { id: 'hi/booked' }),
    route(at(callbackPath), 'routes/public/callback.tsx', { id: 'hi/callback' }),
    route('*', 'routes/public/not-found.tsx', { id: 'hi/not-found' }),
  ]),
]);

export default [
  hindi,
  layout('routes/public/frame.tsx', [
    index('routes/public/home.tsx'),
    route(at(publicPages.about.path), 'routes/public/about.tsx'),
    route(at(publicPages.doctors.path), 'routes/public/doctors.tsx'),
    route(`${at(publicPages.doctors.path)}/:slug`, 'routes/public/doctor-page.tsx'),
    route(`${at(publicPages.doctors.path)}/:slug/book`, 'routes/public/book.tsx'),
    route(at(appointmentPath), 'routes/public/own-appointment.tsx'),
    route(`${at(appointmentPath)}/:appointmentId`, 'routes/public/booked.tsx'),
    route(at(callbackPath), 'routes/public/callback.tsx'),
    ...Object.values(checkPages).map(({ path }) =>
      route(at(path), 'routes/public/check.tsx', { id: `check${path}` }),
    ),
    ...Object.values(toolPages).map(({ path }) =>
      path === toolPages.tools.path
        ? route(at(path), 'routes/public/tools.tsx')
        : route(at(path), 'routes/public/tool.tsx', { id: `tool${path}` }),
    ),
    route(at(publicPages.prices.path), 'routes/public/prices.tsx'),
    route(at(publicPages.management.path), 'routes/public/management.tsx'),
    route(at(publicPages.pictures.path), 'routes/public/pictures.tsx'),
    route(at(publicPages.videos.path), 'routes/public/videos.tsx'),
    route(at(publicPages.reels.path), 'routes/public/reels.tsx'),
    route(at(publicPages.privacy.path), 'routes/public/privacy.tsx'),
    route(at(publicPages.rights.path), 'routes/public/rights.tsx'),
    ...informationGroups.flatMap((group) =>
      group.pages.map((page) =>
        route(at(page.path), 'routes/public/information-page.tsx', { id: `information${page.path}` }),
      ),
    ),
    route(at(searchPath), 'routes/public/search.tsx'),
    route(at(offlinePath), 'routes/public/offline.tsx'),
    route('signin', 'routes/staff/accounts/sign-in.tsx'),
    route('signin/code', 'routes/staff/accounts/sign-in-code.tsx'),
    route(`${at(accountLinkPath)}/:token`, 'routes/staff/accounts/account-link.tsx'),
    ...(process.env.NODE_ENV === 'development' ? [route('dev/ui', 'routes/public/design-system.tsx')] : []),
    route('*', 'routes/public/not-found.tsx'),
  ]),

  route(at(sessionWatchPath), 'routes/staff/accounts/session-watch.ts'),
  route('signout', 'routes/staff/accounts/sign-out.ts'),
  route('dashboard', 'routes/staff/dashboard.tsx', [
    index('routes/staff/accounts/welcome.tsx'),
    route('AddDoctor', 'routes/staff/doctors/doctor-list.tsx', [
      route('new', 'routes/staff/doctors/doctor-add.tsx'),
      route(':doctorId/edit', 'routes/staff/doctors/doctor-edit.tsx'),
      route(':doctorId/times', 'routes/staff/doctors/doctor-times.tsx'),
      route(':doctorId/delete', 'routes/staff/doctors/doctor-delete.tsx'),
    ]),
    route('AddDoctor/bin', 'routes/staff/doctors/doctor-bin.tsx'),
    route('AddDoctor/order', 'routes/staff/doctors/doctor-order.tsx'),
    route('AddDoctor/import', 'routes/staff/doctors/doctor-import.tsx'),
    route('AddDoctor/csv', 'routes/staff/doctors/doctors-csv.ts'),
    route('AddDoctor/card', 'routes/staff/doctors/doctor-card.ts'),
    route('Links', 'routes/staff/links/links.tsx', [
      route('new', 'routes/staff/links/link-add.tsx'),
      route(':linkId/title', 'routes/staff/links/link-title.tsx'),
      route(':linkId/consent', 'routes/staff/links/link-consent.tsx'),
      route(':linkId/delete', 'routes/staff/links/link-delete.tsx'),
    ]),
    route('Links/bin', 'routes/staff/links/link-bin.tsx'),
    route('Links/thumbnail/:videoId', 'routes/staff/links/link-thumbnail.ts'),
    route('Appointments', 'routes/staff/appointments/appointments.tsx'),
    route('Appointments/new', 'routes/staff/appointments/appointment-new.tsx'),
    route('Appointments/csv', 'routes/staff/appointments/appointments-csv.ts'),
    route('Appointments/day-sheet', 'routes/staff/appointments/day-sheet.tsx'),
    route('Appointments/:appointmentId', 'routes/staff/appointments/appointment.tsx', [
      route('move', 'routes/staff/appointments/appointment-move.tsx'),
      route('cancel', 'routes/staff/appointments/appointment-cancel.tsx'),
      route('payment', 'routes/staff/payments/payment-take.tsx'),
      route('discount', 'routes/staff/payments/payment-discount.tsx'),
      route('refund/:paymentId', 'routes/staff/payments/payment-refund.tsx'),
    ]),
    route('Callbacks', 'routes/staff/appointments/callbacks.tsx'),
    route('Till', 'routes/staff/payments/till.tsx'),
    route('PersonData', 'routes/staff/records/person-data.tsx'),
    route('PersonData/file', 'routes/staff/records/person-data-file.ts'),
    route('receipts/:paymentId', 'routes/staff/payments/receipt.tsx'),
    route('receipts/:paymentId/hindi', 'routes/staff/payments/receipt-in-hindi.tsx'),
    route('Hospital', 'routes/staff/hospital/hospital.tsx'),
    route('Hospital/photographs', 'routes/staff/hospital/hospital-photographs.tsx'),
    route('Hospital/photographs/:place', 'routes/staff/hospital/hospital-photograph.tsx'),
    route('Hospital/page-reviews', 'routes/staff/hospital/hospital-page-reviews.tsx'),
    route('Hospital/:section', 'routes/staff/hospital/hospital-section.tsx'),
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
    route('payments', 'routes/api/payments.ts'),
    route('payments/:paymentId', 'routes/api/payment.ts'),
    route('payments/:paymentId/refund', 'routes/api/payment-refund.ts'),
    route('*', 'routes/api/not-found.ts'),
  ]),

  route(`${at(appointmentPath)}/:appointmentId/calendar.ics`, 'routes/files/appointment-calendar.ts'),
  route(
    `${at(inHindi(appointmentPath))}/:appointmentId/calendar.ics`,
    'routes/files/appointment-calendar.ts',
    { id: 'hi/appointment-calendar' },
  ),
  route('files/pictures/:key', 'routes/files/picture.ts'),
  route('files/thumbnails/:linkId', 'routes/files/thumbnail.ts'),
  route('video/:file', 'routes/files/video.ts'),
  route('files/health', 'routes/files/health.ts'),
  route('sitemap.xml', 'routes/files/sitemap.ts'),
  route('robots.txt', 'routes/files/robots.ts'),
  route('.well-known/security.txt', 'routes/files/security-txt.ts'),
  route(at(serviceWorkerPath), 'routes/files/service-worker.ts'),
  route('manifest.webmanifest', 'routes/files/web-manifest.ts'),
] satisfies RouteConfig;
