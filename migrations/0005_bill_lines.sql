CREATE TABLE `bill_lines` (
	`id` text PRIMARY KEY NOT NULL,
	`appointment_id` text NOT NULL,
	`position` integer NOT NULL,
	`kind` text NOT NULL,
	`label` text NOT NULL,
	`translations` text NOT NULL,
	`quantity` integer NOT NULL,
	`unit_paise` integer NOT NULL,
	`sessions` integer,
	`discount_paise` integer NOT NULL,
	`discount_reason` text,
	`discount_by` text,
	`discount_at` integer,
	`reduction_paise` integer NOT NULL,
	`created_at` integer NOT NULL,
	`by` text NOT NULL,
	CONSTRAINT "bill_lines_amount" CHECK("bill_lines"."quantity" > 0 and "bill_lines"."unit_paise" > 0),
	CONSTRAINT "bill_lines_owed" CHECK("bill_lines"."discount_paise" >= 0 and "bill_lines"."reduction_paise" >= 0 and "bill_lines"."discount_paise" + "bill_lines"."reduction_paise" <= "bill_lines"."quantity" * "bill_lines"."unit_paise")
);
--> statement-breakpoint
CREATE UNIQUE INDEX `bill_lines_place` ON `bill_lines` (`appointment_id`,`position`);--> statement-breakpoint
CREATE TABLE `payment_allocations` (
	`id` text PRIMARY KEY NOT NULL,
	`appointment_id` text NOT NULL,
	`line_id` text NOT NULL,
	`payment_id` text NOT NULL,
	`cause_id` text NOT NULL,
	`cause` text NOT NULL,
	`amount_paise` integer NOT NULL,
	`kind` text NOT NULL,
	`day` text NOT NULL,
	`created_at` integer NOT NULL,
	CONSTRAINT "payment_allocations_cause" CHECK("payment_allocations"."cause" in ('payment', 'refund', 'transfer')),
	CONSTRAINT "payment_allocations_amount" CHECK("payment_allocations"."amount_paise" <> 0)
);
--> statement-breakpoint
CREATE INDEX `payment_allocations_bill` ON `payment_allocations` (`appointment_id`);--> statement-breakpoint
CREATE INDEX `payment_allocations_line` ON `payment_allocations` (`line_id`);--> statement-breakpoint
CREATE INDEX `payment_allocations_cause_id` ON `payment_allocations` (`cause_id`);--> statement-breakpoint
CREATE INDEX `payment_allocations_payment` ON `payment_allocations` (`payment_id`);--> statement-breakpoint
CREATE INDEX `payment_allocations_day` ON `payment_allocations` (`day`);--> statement-breakpoint
ALTER TABLE `bills` ADD `pack_line_id` text;--> statement-breakpoint
CREATE INDEX `bills_pack` ON `bills` (`pack_line_id`);--> statement-breakpoint
ALTER TABLE `refund_requests` ADD `line_id` text;