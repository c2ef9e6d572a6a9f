CREATE TABLE `failures` (
	`day` text NOT NULL,
	`route` text NOT NULL,
	`event` text NOT NULL,
	`count` integer NOT NULL,
	`last_at` integer NOT NULL,
	`last_request_id` text NOT NULL,
	`last_line` text NOT NULL,
	PRIMARY KEY(`day`, `route`, `event`)
);
