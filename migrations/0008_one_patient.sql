PRAGMA foreign_keys=OFF;--> statement-breakpoint
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
	`from_with_doctor_at` integer,
	`reason` text,
	`from_doctor_id` text,
	`from_doctor_name` text
);
--> statement-breakpoint
-- In the order of the rows, which sorts the steps of one change. The old table has no column for the doctor's room.
INSERT INTO `__new_appointment_changes`("id", "appointment_id", "version", "at", "by", "what", "from_day", "from_minute", "from_status", "from_arrived_at", "reason", "from_doctor_id", "from_doctor_name") SELECT "id", "appointment_id", "version", "at", "by", "what", "from_day", "from_minute", "from_status", "from_arrived_at", "reason", "from_doctor_id", "from_doctor_name" FROM `appointment_changes` ORDER BY rowid;--> statement-breakpoint
DROP TABLE `appointment_changes`;--> statement-breakpoint
ALTER TABLE `__new_appointment_changes` RENAME TO `appointment_changes`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE INDEX `appointment_changes_of` ON `appointment_changes` (`appointment_id`,`version`);--> statement-breakpoint
ALTER TABLE `appointments` ADD `with_doctor_at` integer;--> statement-breakpoint
ALTER TABLE `appointments` ADD `age_group` text;--> statement-breakpoint
ALTER TABLE `appointments` ADD `sex` text;
