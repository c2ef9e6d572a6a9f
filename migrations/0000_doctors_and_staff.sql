CREATE TABLE `audit_log` (
	`id` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	`user_id` text,
	`action` text NOT NULL,
	`target` text NOT NULL,
	`address` text NOT NULL,
	`request_id` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `audit_log_at` ON `audit_log` (`at`);--> statement-breakpoint
CREATE TABLE `doctors` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`specialization` text NOT NULL,
	`hospital` text NOT NULL,
	`about` text NOT NULL,
	`qualification` text NOT NULL,
	`awards` text NOT NULL,
	`experience` text NOT NULL,
	`fees` integer NOT NULL,
	`availability` text NOT NULL,
	`phone` text NOT NULL,
	`email` text NOT NULL,
	`picture_key` text,
	`hospital_slots` text NOT NULL,
	`video_slots` text NOT NULL,
	`ekalink` text,
	`is_deleted` integer DEFAULT false NOT NULL,
	`is_active` integer DEFAULT true NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	CONSTRAINT "doctors_availability" CHECK("doctors"."availability" in ('available', 'unavailable'))
);
--> statement-breakpoint
CREATE INDEX `doctors_listed` ON `doctors` (`is_deleted`,"name" collate nocase);--> statement-breakpoint
CREATE TABLE `picture_removals` (
	`key` text PRIMARY KEY NOT NULL,
	`remove_after` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`cookie_hash` text NOT NULL,
	`bearer_hash` text NOT NULL,
	`remember` integer NOT NULL,
	`created_at` integer NOT NULL,
	`last_seen_at` integer NOT NULL,
	`idle_expires_at` integer NOT NULL,
	`absolute_expires_at` integer NOT NULL,
	`user_agent` text NOT NULL,
	`address` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE restrict
);
--> statement-breakpoint
CREATE INDEX `sessions_of_user` ON `sessions` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `sessions_expired` ON `sessions` (`absolute_expires_at`);--> statement-breakpoint
CREATE TABLE `sign_in_throttle` (
	`key` text NOT NULL,
	`window` integer NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`key`, `window`)
);
--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`name` text NOT NULL,
	`role` text NOT NULL,
	`password_hash` text NOT NULL,
	`is_demonstration` integer DEFAULT false NOT NULL,
	`disabled_at` integer,
	`created_at` integer NOT NULL,
	`password_changed_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_email_unique` ON `users` (`email`);