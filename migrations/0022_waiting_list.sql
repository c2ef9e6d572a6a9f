CREATE TABLE `waiting_list` (
	`id` text PRIMARY KEY NOT NULL,
	`doctor_id` text NOT NULL,
	`doctor_name` text NOT NULL,
	`visit` text NOT NULL,
	`from_day` text NOT NULL,
	`until_day` text NOT NULL,
	`patient_name` text NOT NULL,
	`phone` text NOT NULL,
	`safe_to_call` integer NOT NULL,
	`status` text NOT NULL,
	`tries` integer NOT NULL,
	`last_tried_at` integer,
	`declined` text NOT NULL,
	`created_by` text NOT NULL,
	`created_at` integer NOT NULL,
	`ended_at` integer,
	`erase_on` text,
	CONSTRAINT "waiting_list_visit" CHECK("waiting_list"."visit" in ('hospital', 'video')),
	CONSTRAINT "waiting_list_status" CHECK("waiting_list"."status" in ('waiting', 'booked', 'left')),
	CONSTRAINT "waiting_list_ended" CHECK(("waiting_list"."status" = 'waiting') = ("waiting_list"."ended_at" is null)),
	CONSTRAINT "waiting_list_days" CHECK("waiting_list"."from_day" <= "waiting_list"."until_day")
);
--> statement-breakpoint
CREATE INDEX `waiting_list_open` ON `waiting_list` (`status`,`created_at`);--> statement-breakpoint
CREATE INDEX `waiting_list_phone` ON `waiting_list` (`phone`);--> statement-breakpoint
CREATE INDEX `waiting_list_until` ON `waiting_list` (`until_day`);--> statement-breakpoint
CREATE INDEX `waiting_list_to_erase` ON `waiting_list` (`erase_on`) WHERE erase_on is not null;