CREATE TABLE `calendar_feeds` (
	`account_id` text PRIMARY KEY NOT NULL,
	`doctor_id` text NOT NULL,
	`secret_hash` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `calendar_feeds_secret_hash_unique` ON `calendar_feeds` (`secret_hash`);--> statement-breakpoint
ALTER TABLE `account_links` ADD `doctor_id` text;--> statement-breakpoint
ALTER TABLE `users` ADD `doctor_id` text;