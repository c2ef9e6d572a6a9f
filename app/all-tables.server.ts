/**
 * All tables, for drizzle-kit, which generates the migrations, and for tests. The application must not import
 * it: a store reads and writes only its own tables.
 */
export * from './accounts/staff/account.schema.server.ts';
export * from './appointments/appointment.schema.server.ts';
export * from './appointments/waiting-list/waiting.schema.server.ts';
export * from './callbacks/callback.schema.server.ts';
export * from './doctors/doctor.schema.server.ts';
export * from './hospital/hospital.schema.server.ts';
export * from './links/link.schema.server.ts';
export * from './messages/message.schema.server.ts';
export * from './payments/payment.schema.server.ts';
export * from './payments/said-payment.schema.server.ts';
export * from './platform/audit-log/audit.schema.server.ts';
export * from './platform/cache/data-version.schema.server.ts';
export * from './platform/log/failure.schema.server.ts';
export * from './platform/pictures/picture.schema.server.ts';
export * from './platform/throttle/counter.schema.server.ts';
export * from './platform/writes/idempotency.schema.server.ts';
