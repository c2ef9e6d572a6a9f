import { type Role, roles } from '#app/accounts/staff/account.values.ts';
import { may, type Permission } from '#app/accounts/staff/permissions.ts';
import { listPages, type StaffPath, type TwoPermissions } from '../lists/staff-lists.ts';

/** Permission of each staff page; the type requires an entry for each. The guard looks it up by the route's pattern. */
export const pagePermissions: Readonly<Record<StaffPath, Permission | TwoPermissions>> = {
  ...listPages,
  '/dashboard': 'seeDashboard',
  '/dashboard/MyDay': 'seeOwnDay',
  '/dashboard/MyDay/calendar': 'seeOwnDay',
  '/dashboard/MyDay/:appointmentId': 'seeOwnDay',
  '/dashboard/Account': 'seeDashboard',
  '/dashboard/Account/TwoStep': 'seeDashboard',
  '/dashboard/sessions': 'seeDashboard',
  '/dashboard/*': 'seeDashboard',
  '/dashboard/Audit': 'seeAudit',
  '/dashboard/Audit/csv': 'seeAudit',
  '/dashboard/Staff': 'manageStaff',
  '/dashboard/Staff/new': 'manageStaff',
  '/dashboard/Staff/:accountId': 'manageStaff',
  '/dashboard/Appointments': 'keepAppointments',
  '/dashboard/Appointments/new': 'keepAppointments',
  '/dashboard/Appointments/confirm': 'keepAppointments',
  '/dashboard/Appointments/leave': 'keepAppointments',
  '/dashboard/Appointments/networks': 'keepAppointments',
  '/dashboard/Appointments/networks/:network': 'keepAppointments',
  '/dashboard/Appointments/free': 'keepAppointments',
  '/dashboard/Appointments/week': 'keepAppointments',
  '/dashboard/Appointments/day-sheet': 'keepAppointments',
  '/dashboard/Appointments/csv': 'exportAppointments',
  '/dashboard/Appointments/:appointmentId': 'keepAppointments',
  '/dashboard/Appointments/:appointmentId/move': 'keepAppointments',
  '/dashboard/Appointments/:appointmentId/cancel': 'keepAppointments',
  '/dashboard/Appointments/:appointmentId/person': 'keepAppointments',
  '/dashboard/Appointments/:appointmentId/payment': 'takePayments',
  '/dashboard/Appointments/:appointmentId/discount': 'grantDiscounts',
  '/dashboard/Appointments/:appointmentId/refund/:paymentId': 'refundPayments',
  '/dashboard/Patient': 'keepAppointments',
  '/dashboard/Patient/known': 'keepAppointments',
  '/dashboard/WaitingList': 'keepAppointments',
  '/dashboard/WaitingList/new': 'keepAppointments',
  '/dashboard/Callbacks': 'keepCallbacks',
  '/dashboard/Messages': 'keepAppointments',
  '/dashboard/Till': 'takePayments',
  '/dashboard/Month': 'seeMonth',
  '/dashboard/Month/csv': 'seeMonth',
  '/dashboard/Month/receipts': 'seeMonth',
  '/dashboard/receipts/:paymentId': 'takePayments',
  '/dashboard/receipts/:paymentId/:language': 'takePayments',
  '/dashboard/receipts/:paymentId/refunds/:refundId': 'takePayments',
  '/dashboard/Failures': 'seeFailures',
  '/dashboard/Guide': 'seeDashboard',
  '/dashboard/Hospital': 'manageHospital',
  '/dashboard/Hospital/:section': 'manageHospital',
  '/dashboard/Hospital/:section/undo': 'manageHospital',
  '/dashboard/Hospital/:section/preview': 'manageHospital',
  '/dashboard/Hospital/photographs': 'manageHospital',
  '/dashboard/Hospital/photographs/:place': 'manageHospital',
  '/dashboard/Hospital/beds': 'sayBeds',
  '/dashboard/Hospital/page-reviews': 'manageHospital',
  '/dashboard/Hospital/message-tests': 'manageHospital',
  '/dashboard/PersonData': 'managePersonData',
  '/dashboard/PersonData/file': 'managePersonData',
};

const isStaffPath = (pattern: string): pattern is StaffPath => Object.hasOwn(pagePermissions, pattern);

const readers: Readonly<Record<Role, string>> = {
  admin: 'owners',
  'front-desk': 'the front desk',
  doctor: 'doctors',
};

/** Says in words which roles may send a request, such as 'owners and the front desk'. */
export const openTo = (pattern: string, method: string): string =>
  roles
    .filter((role) => mayRequest(role, pattern, method))
    .map((role) => readers[role])
    .join(' and ');

/**
 * Whether a role may send this request. A page without an entry in the table is refused.
 *
 * @param pattern pattern of the route, which the router writes without the leading slash
 */
export function mayRequest(role: Role, pattern: string, method: string): boolean {
  const path = `/${pattern.replace(/^\//, '')}`;
  if (!isStaffPath(path)) return false;
  const needed = pagePermissions[path];
  if (typeof needed === 'string') return may(role, needed);
  return may(role, method === 'GET' || method === 'HEAD' ? needed.see : needed.change);
}
