import { expect, test } from 'vitest';
import { roles } from './account.values.ts';
import { may, moneyLimit, type Permission, permissions, permissionsOf } from './permissions.ts';

const all = Object.keys(permissions) as Permission[];

test('an owner may everything, without a limit', () => {
  expect(permissionsOf('admin')).toEqual(all);
  expect(moneyLimit('admin', 'refundPayments')).toBeNull();
  expect(moneyLimit('admin', 'grantDiscounts')).toBeNull();
});

test('the front desk works with appointments, calls, payments and the times of doctors, and with nothing that leaves the building or is gone afterwards', () => {
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
  ]);
});

test('the front desk gives back and forgoes 500 rupees at most', () => {
  for (const permission of ['grantDiscounts', 'refundPayments'] as const) {
    expect(moneyLimit('front-desk', permission)).toEqual({
      upToPaise: 50_000,
      message: 'With your account at most ₹500. Ask an owner for more.',
    });
  }
});

test('every role may sign in and see its own sessions', () => {
  expect(roles.filter((role) => !may(role, 'seeDashboard'))).toEqual([]);
});
