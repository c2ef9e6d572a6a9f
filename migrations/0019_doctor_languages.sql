ALTER TABLE `doctors` ADD `gender` text;--> statement-breakpoint
ALTER TABLE `doctors` ADD `languages` text DEFAULT '[]' NOT NULL;