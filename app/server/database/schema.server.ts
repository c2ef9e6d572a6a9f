/**
 * All tables, for drizzle-kit, which writes the migrations, and for tests. Nothing in the application imports it: a store
 * reads and writes its own tables, which stand beside it.
 */
export * from '#app/accounts/account.schema.server.ts';
export * from '#app/appointments/appointment.schema.server.ts';
export * from '#app/callbacks/callback.schema.server.ts';
export * from '#app/doctors/doctor.schema.server.ts';
export * from '#app/hospital/hospital.schema.server.ts';
export * from '#app/links/link.schema.server.ts';
export * from '#app/payments/payment.schema.server.ts';
export * from '../audit.schema.server.ts';
export * from '../failures/failure.schema.server.ts';
export * from '../idempotency.schema.server.ts';
export * from '../kept-pages/data-version.schema.server.ts';
export * from '../pictures/picture.schema.server.ts';
export * from '../throttle/counter.schema.server.ts';
