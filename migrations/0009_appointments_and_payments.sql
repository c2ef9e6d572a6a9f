CREATE TABLE `appointment_changes` (
	`id` text PRIMARY KEY NOT NULL,
	`appointment_id` text NOT NULL,
	`version` integer NOT NULL,
	`at` integer NOT NULL,
	`by` text,
	`what` text NOT NULL,
	`from_day` text,
	`from_minute` integer,
	`from_status` text,
	`from_arrived_at` integer,
	`reason` text,
	CONSTRAINT "appointment_changes_what" CHECK("appointment_changes"."what" in ('booked', 'moved', 'confirmed', 'arrived', 'completed', 'cancelled', 'no-show', 'taken-back'))
);
--> statement-breakpoint
CREATE INDEX `appointment_changes_of` ON `appointment_changes` (`appointment_id`,`version`);--> statement-breakpoint
CREATE TABLE `appointment_words` (
	`word` text NOT NULL,
	`appointment_id` text NOT NULL,
	PRIMARY KEY(`word`, `appointment_id`)
);
--> statement-breakpoint
CREATE INDEX `appointment_words_of` ON `appointment_words` (`appointment_id`);--> statement-breakpoint
CREATE TABLE `appointments` (
	`id` text PRIMARY KEY NOT NULL,
	`reference` text NOT NULL,
	`doctor_id` text NOT NULL,
	`doctor_name` text NOT NULL,
	`fee_paise` integer NOT NULL,
	`visit` text NOT NULL,
	`day` text NOT NULL,
	`minute` integer NOT NULL,
	`status` text NOT NULL,
	`in_between` integer NOT NULL,
	`patient_name` text NOT NULL,
	`phone` text NOT NULL,
	`email` text,
	`note` text,
	`booked_for` text NOT NULL,
	`booker_name` text,
	`adult_name` text,
	`safe_to_call` integer NOT NULL,
	`call_as` text,
	`best_time` text,
	`consent_at` integer,
	`notice_edition` integer,
	`arrived_at` integer,
	`cancel_reason` text,
	`created_by` text,
	`seen_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`version` integer NOT NULL,
	`idempotency_key` text,
	`request_hash` text,
	`erase_on` text,
	`anonymised_at` integer,
	CONSTRAINT "appointments_visit" CHECK("appointments"."visit" in ('hospital', 'video')),
	CONSTRAINT "appointments_status" CHECK("appointments"."status" in ('requested', 'confirmed', 'completed', 'cancelled', 'no-show')),
	CONSTRAINT "appointments_booked_for" CHECK("appointments"."booked_for" in ('self', 'other')),
	CONSTRAINT "appointments_fee" CHECK("appointments"."fee_paise" >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `appointments_slot` ON `appointments` (`doctor_id`,`day`,`minute`) WHERE status in ('requested', 'confirmed') and in_between = 0;--> statement-breakpoint
CREATE UNIQUE INDEX `appointments_reference` ON `appointments` (`reference`);--> statement-breakpoint
CREATE UNIQUE INDEX `appointments_idempotency` ON `appointments` (`idempotency_key`);--> statement-breakpoint
CREATE INDEX `appointments_day` ON `appointments` (`day`,`minute`,`id`);--> statement-breakpoint
CREATE INDEX `appointments_visit` ON `appointments` (`visit`,`day`,`minute`,`id`);--> statement-breakpoint
CREATE INDEX `appointments_doctor` ON `appointments` (`doctor_id`,`day`,`minute`,`id`);--> statement-breakpoint
CREATE INDEX `appointments_phone` ON `appointments` (`phone`,`day`);--> statement-breakpoint
CREATE INDEX `appointments_unseen` ON `appointments` (`created_at`) WHERE seen_at is null and created_by is null;--> statement-breakpoint
CREATE INDEX `appointments_requested` ON `appointments` (`day`,`minute`) WHERE status = 'requested';--> statement-breakpoint
CREATE INDEX `appointments_personal` ON `appointments` (`day`) WHERE anonymised_at is null;--> statement-breakpoint
CREATE INDEX `appointments_to_erase` ON `appointments` (`erase_on`) WHERE erase_on is not null;--> statement-breakpoint
CREATE TABLE `callbacks` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`phone` text NOT NULL,
	`best_time` text,
	`call_as` text,
	`safe_to_call` integer NOT NULL,
	`consent_at` integer NOT NULL,
	`notice_edition` integer NOT NULL,
	`status` text NOT NULL,
	`tries` integer NOT NULL,
	`last_tried_at` integer,
	`created_at` integer NOT NULL,
	`ended_at` integer,
	`idempotency_key` text,
	`request_hash` text,
	CONSTRAINT "callbacks_status" CHECK("callbacks"."status" in ('open', 'done')),
	CONSTRAINT "callbacks_ended" CHECK(("callbacks"."status" = 'done') = ("callbacks"."ended_at" is not null))
);
--> statement-breakpoint
CREATE INDEX `callbacks_listed` ON `callbacks` (`status`,`created_at`);--> statement-breakpoint
CREATE INDEX `callbacks_phone` ON `callbacks` (`phone`);--> statement-breakpoint
CREATE INDEX `callbacks_created` ON `callbacks` (`created_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `callbacks_idempotency` ON `callbacks` (`idempotency_key`);--> statement-breakpoint
CREATE TABLE `bills` (
	`appointment_id` text PRIMARY KEY NOT NULL,
	`fee_paise` integer NOT NULL,
	`discount_paise` integer NOT NULL,
	`discount_reason` text,
	`discount_by` text,
	`discount_at` integer,
	CONSTRAINT "bills_discount" CHECK("bills"."discount_paise" >= 0 and "bills"."discount_paise" <= "bills"."fee_paise")
);
--> statement-breakpoint
CREATE TABLE `payments` (
	`id` text PRIMARY KEY NOT NULL,
	`appointment_id` text NOT NULL,
	`financial_year` integer NOT NULL,
	`receipt_number` integer NOT NULL,
	`amount_paise` integer NOT NULL,
	`method` text NOT NULL,
	`reference` text,
	`refunded_paise` integer NOT NULL,
	`patient_name` text NOT NULL,
	`doctor_id` text NOT NULL,
	`doctor_name` text NOT NULL,
	`doctor_registration` text,
	`day` text NOT NULL,
	`created_at` integer NOT NULL,
	`by` text NOT NULL,
	`idempotency_key` text,
	`request_hash` text,
	CONSTRAINT "payments_method" CHECK("payments"."method" in ('cash', 'card', 'upi')),
	CONSTRAINT "payments_amount" CHECK("payments"."amount_paise" > 0),
	CONSTRAINT "payments_refunded" CHECK("payments"."refunded_paise" >= 0 and "payments"."refunded_paise" <= "payments"."amount_paise")
);
--> statement-breakpoint
CREATE UNIQUE INDEX `payments_receipt` ON `payments` (`financial_year`,`receipt_number`);--> statement-breakpoint
CREATE UNIQUE INDEX `payments_upi_reference` ON `payments` (`reference`) WHERE method = 'upi';--> statement-breakpoint
CREATE UNIQUE INDEX `payments_idempotency` ON `payments` (`idempotency_key`);--> statement-breakpoint
CREATE INDEX `payments_appointment` ON `payments` (`appointment_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `payments_day` ON `payments` (`day`,`created_at`);--> statement-breakpoint
CREATE TABLE `refunds` (
	`id` text PRIMARY KEY NOT NULL,
	`payment_id` text NOT NULL,
	`amount_paise` integer NOT NULL,
	`reason` text,
	`method` text NOT NULL,
	`doctor_id` text NOT NULL,
	`doctor_name` text NOT NULL,
	`day` text NOT NULL,
	`created_at` integer NOT NULL,
	`by` text NOT NULL,
	CONSTRAINT "refunds_method" CHECK("refunds"."method" in ('cash', 'card', 'upi')),
	CONSTRAINT "refunds_amount" CHECK("refunds"."amount_paise" > 0)
);
--> statement-breakpoint
CREATE INDEX `refunds_payment` ON `refunds` (`payment_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `refunds_day` ON `refunds` (`day`);--> statement-breakpoint
CREATE TABLE `till_closings` (
	`id` text PRIMARY KEY NOT NULL,
	`day` text NOT NULL,
	`counted_paise` integer NOT NULL,
	`expected_paise` integer NOT NULL,
	`at` integer NOT NULL,
	`by` text NOT NULL,
	`note` text,
	CONSTRAINT "till_closings_counted" CHECK("till_closings"."counted_paise" >= 0)
);
--> statement-breakpoint
CREATE INDEX `till_closings_day` ON `till_closings` (`day`,`at`);