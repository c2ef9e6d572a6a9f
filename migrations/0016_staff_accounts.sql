CREATE TABLE `account_links` (
	`account_id` text PRIMARY KEY NOT NULL,
	`email` text,
	`role` text,
	`secret_hash` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `account_links_email_unique` ON `account_links` (`email`);--> statement-breakpoint
ALTER TABLE `users` ADD `signed_in_at` integer;--> statement-breakpoint
CREATE INDEX `audit_log_of_user` ON `audit_log` (`user_id`,`at`);