CREATE TABLE `known_devices` (
	`device_id` text NOT NULL,
	`user_id` text NOT NULL,
	`secret_hash` text NOT NULL,
	`signed_in_at` integer NOT NULL,
	PRIMARY KEY(`device_id`, `user_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `known_devices_of_user` ON `known_devices` (`user_id`,`signed_in_at`);--> statement-breakpoint
CREATE INDEX `known_devices_signed_in` ON `known_devices` (`signed_in_at`);