CREATE TABLE `link_consents` (
	`id` text PRIMARY KEY NOT NULL,
	`link_id` text NOT NULL,
	`category` text NOT NULL,
	`url` text NOT NULL,
	`consent_by` text NOT NULL,
	`consent_on` text NOT NULL,
	`consent_note` text NOT NULL,
	`recorded_at` integer NOT NULL,
	`recorded_by` text,
	`ended_at` integer
);
--> statement-breakpoint
CREATE INDEX `link_consents_of` ON `link_consents` (`link_id`,`recorded_at`);--> statement-breakpoint
CREATE INDEX `link_consents_ended` ON `link_consents` (`ended_at`);--> statement-breakpoint
ALTER TABLE `social_links` ADD `version` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `audit_log` ADD `before` text;--> statement-breakpoint
ALTER TABLE `audit_log` ADD `after` text;--> statement-breakpoint
-- Consents from before there was this record: when they were recorded is not known, and is taken from the day they were given.
INSERT INTO `link_consents` (`id`, `link_id`, `category`, `url`, `consent_by`, `consent_on`, `consent_note`, `recorded_at`)
SELECT lower(hex(randomblob(16))), `id`, `category`, `url`, `consent_by`, `consent_on`, coalesce(`consent_note`, ''), unixepoch(`consent_on`) * 1000
FROM `social_links` WHERE `consent_by` IS NOT NULL;
