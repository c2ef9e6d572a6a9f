import { expect, test } from 'vitest';
import { roles } from './account.values.ts';
import { may, moneyLimit, type Permission, permissions, permissionsOf } from './permissions.ts';

const all = Object.keys(permissions) as Permission[];

test('allows an owner everything, without a limit', () => {
  expect(permissionsOf('admin')).toEqual(all);
  expect(moneyLimit('admin', 'refundPayments')).toBeNull();
  expect(moneyLimit('admin', 'grantDiscounts')).toBeNull();
});

test('allows the front desk appointments, calls, payments and doctor times, but no exports or deletions', () => {
  expect(all.filter((permission) => !may('front-desk', permission)).sort()).toEqual([
    'exportAppointments',
    'importAndExportDoctors',
    'manageDoctors',
    'manageHospital',
    'manageLinks',
    'managePersonData',
    'manageStaff',
    'seeAudit',
    'seeFailures',
    'seeMonth',
  ]);
});

test('limits refunds and discounts of the front desk to 500 rupees', () => {
  for (const permission of ['grantDiscounts', 'refundPayments'] as const) {
    expect(moneyLimit('front-desk', permission)).toEqual({
      upToPaise: 50_000,
      message: 'With your account at most ₹500. Ask an owner for more.',
    });
  }
});

test('allows every role the dashboard and its own sessions', () => {
  expect(roles.filter((role) => !may(role, 'seeDashboard'))).toEqual([]);
});
