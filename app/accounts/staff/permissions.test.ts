import { expect, test } from 'vitest';
import { bindRole, roles } from './account.values.ts';
import { may, mayForDoctor, moneyLimit, type Permission, permissions, permissionsOf } from './permissions.ts';

const all = Object.keys(permissions) as Permission[];

test('allows an owner everything without a limit, except the own day of a doctor', () => {
  expect(permissionsOf('admin')).toEqual(all.filter((permission) => permission !== 'seeOwnDay'));
  expect(moneyLimit('admin', 'refundPayments')).toBeNull();
  expect(moneyLimit('admin', 'grantDiscounts')).toBeNull();
});

test('allows the front desk appointments, calls, payments and doctor times, but no exports or deletions', () => {
  expect(all.filter((permission) => !may('front-desk', permission)).sort()).toEqual([
    'decideRefunds',
    'exportAppointments',
    'getDailySummary',
    'importAndExportDoctors',
    'listAllDays',
    'manageDoctors',
    'manageHospital',
    'manageLinks',
    'managePersonData',
    'manageStaff',
    'seeAudit',
    'seeFailures',
    'seeMonth',
    'seeOwnDay',
  ]);
});

test('allows a doctor only their own day, their own times and their own account', () => {
  expect(permissionsOf('doctor')).toEqual(['seeDashboard', 'seeOwnDay', 'setDoctorTimes']);
  const own = { role: 'doctor', doctorId: 'one' } as const;
  for (const permission of ['seeOwnDay', 'setDoctorTimes'] as const) {
    expect(mayForDoctor(own, permission, 'one')).toBe(true);
    expect(mayForDoctor(own, permission, 'other')).toBe(false);
    expect(mayForDoctor({ ...own, doctorId: null }, permission, 'one')).toBe(false);
  }
  expect(mayForDoctor(own, 'seeDoctors', 'one')).toBe(false);
  for (const role of ['admin', 'front-desk'] as const)
    expect(mayForDoctor({ role, doctorId: null }, 'setDoctorTimes', 'other')).toBe(true);
  expect(moneyLimit('doctor', 'refundPayments')).toMatchObject({ upToPaise: 0 });
});

test('binds a doctor to the role doctor only, and refuses that role without one', () => {
  expect(bindRole('doctor', 'one')).toEqual({ role: 'doctor', doctorId: 'one' });
  expect(bindRole('doctor', null)).toBeUndefined();
  expect(bindRole('doctor', '')).toBeUndefined();
  expect(bindRole('front-desk', 'one')).toEqual({ role: 'front-desk', doctorId: null });
  expect(bindRole('admin', null)).toEqual({ role: 'admin', doctorId: null });
});

test('limits refunds and discounts of the front desk to 500 rupees', () => {
  for (const permission of ['grantDiscounts', 'refundPayments'] as const) {
    expect(moneyLimit('front-desk', permission)).toEqual({
      upToPaise: 50_000,
      message:
        'With your account, the discount and all refunds of a visit are at most ₹500 together. Ask an owner for more.',
    });
  }
});

test('allows every role its own account and sessions', () => {
  expect(roles.filter((role) => !may(role, 'seeDashboard'))).toEqual([]);
});
