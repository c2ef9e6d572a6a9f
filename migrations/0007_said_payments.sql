CREATE TABLE `payment_asks` (
	`appointment_id` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	`by` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `said_payments` (
	`id` text PRIMARY KEY NOT NULL,
	`appointment_id` text NOT NULL,
	`amount_paise` integer NOT NULL,
	`reference` text NOT NULL,
	`said_at` integer NOT NULL,
	`answer` text,
	`answered_at` integer,
	`answered_by` text,
	CONSTRAINT "said_payments_amount" CHECK("said_payments"."amount_paise" > 0)
);
--> statement-breakpoint
CREATE INDEX `said_payments_appointment` ON `said_payments` (`appointment_id`,`said_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `said_payments_reference` ON `said_payments` (`reference`) WHERE answer is null;--> statement-breakpoint
ALTER TABLE `doctors` ADD `payment_before` text;