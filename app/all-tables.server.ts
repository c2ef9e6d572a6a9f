/**
 * All tables, for drizzle-kit, which writes the migrations, and for tests. Nothing in the application imports it: a store
 * reads and writes its own tables, which stand beside it.
 */
export * from './accounts/account.schema.server.ts';
export * from './appointments/appointment.schema.server.ts';
export * from './callbacks/callback.schema.server.ts';
export * from './doctors/doctor.schema.server.ts';
export * from './hospital/hospital.schema.server.ts';
export * from './links/link.schema.server.ts';
export * from './payments/payment.schema.server.ts';
export * from './server/audit.schema.server.ts';
export * from './server/failures/failure.schema.server.ts';
export * from './server/idempotency.schema.server.ts';
export * from './server/kept-pages/data-version.schema.server.ts';
export * from './server/pictures/picture.schema.server.ts';
export * from './server/throttle/counter.schema.server.ts';
