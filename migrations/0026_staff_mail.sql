CREATE TABLE `daily_summaries` (
	`account_id` text PRIMARY KEY NOT NULL,
	`sent_day` text NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
