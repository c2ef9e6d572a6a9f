ALTER TABLE `doctors` ADD `slug` text;--> statement-breakpoint
CREATE UNIQUE INDEX `doctors_slug` ON `doctors` (`slug`);