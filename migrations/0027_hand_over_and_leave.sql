ALTER TABLE `appointment_changes` ADD `from_doctor_id` text;--> statement-breakpoint
ALTER TABLE `appointment_changes` ADD `from_doctor_name` text;--> statement-breakpoint
CREATE INDEX `doctors_with_leave` ON `doctors` (`id`) WHERE leave <> '[]';