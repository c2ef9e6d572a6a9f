CREATE TABLE `till_floats` (
	`id` text PRIMARY KEY NOT NULL,
	`day` text NOT NULL,
	`amount_paise` integer NOT NULL,
	`at` integer NOT NULL,
	`by` text NOT NULL,
	CONSTRAINT "till_floats_amount" CHECK("till_floats"."amount_paise" >= 0)
);
--> statement-breakpoint
CREATE INDEX `till_floats_day` ON `till_floats` (`day`,`at`);--> statement-breakpoint
-- SQLite changes a check by rebuilding the table. No row refers to this one, and it has no triggers, so foreign keys stay on.
-- Steps of one change share a version and are read in the order of rowid.
CREATE TABLE `__new_appointment_changes` (
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
	`from_doctor_id` text,
	`from_doctor_name` text,
	CONSTRAINT "appointment_changes_what" CHECK("__new_appointment_changes"."what" in ('booked', 'moved', 'confirmed', 'arrived', 'completed', 'cancelled', 'no-show', 'taken-back', 'corrected'))
);
--> statement-breakpoint
INSERT INTO `__new_appointment_changes`("id", "appointment_id", "version", "at", "by", "what", "from_day", "from_minute", "from_status", "from_arrived_at", "reason", "from_doctor_id", "from_doctor_name") SELECT "id", "appointment_id", "version", "at", "by", "what", "from_day", "from_minute", "from_status", "from_arrived_at", "reason", "from_doctor_id", "from_doctor_name" FROM `appointment_changes` ORDER BY rowid;--> statement-breakpoint
DROP TABLE `appointment_changes`;--> statement-breakpoint
ALTER TABLE `__new_appointment_changes` RENAME TO `appointment_changes`;--> statement-breakpoint
CREATE INDEX `appointment_changes_of` ON `appointment_changes` (`appointment_id`,`version`);--> statement-breakpoint
ALTER TABLE `bills` ADD `reduction_paise` integer DEFAULT 0 NOT NULL;