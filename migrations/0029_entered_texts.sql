ALTER TABLE `doctors` ADD `texts` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE `social_links` ADD `texts` text DEFAULT '{}' NOT NULL;