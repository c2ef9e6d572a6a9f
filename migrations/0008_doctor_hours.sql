ALTER TABLE `doctors` ADD `working_days` text DEFAULT '["Mon","Tue","Wed","Thu","Fri","Sat"]' NOT NULL;--> statement-breakpoint
ALTER TABLE `doctors` ADD `leave` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `doctors` ADD `registration_council` text;--> statement-breakpoint
ALTER TABLE `doctors` ADD `registration_number` text;