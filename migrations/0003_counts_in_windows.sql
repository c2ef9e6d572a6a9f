CREATE TABLE `window_counts` (
	`key` text NOT NULL,
	`ends_at` integer NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`key`, `ends_at`)
);
--> statement-breakpoint
CREATE INDEX `window_counts_ended` ON `window_counts` (`ends_at`);