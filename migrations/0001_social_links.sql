CREATE TABLE `social_links` (
	`id` text PRIMARY KEY NOT NULL,
	`category` text NOT NULL,
	`media_id` text NOT NULL,
	`url` text NOT NULL,
	`title` text,
	`thumbnail_key` text,
	`created_at` integer NOT NULL,
	`tried_at` integer,
	`checked_at` integer,
	`refusals` integer DEFAULT 0 NOT NULL,
	`is_dead` integer DEFAULT false NOT NULL,
	`consent_by` text,
	`consent_on` text,
	`consent_note` text,
	CONSTRAINT "social_links_category" CHECK("social_links"."category" in ('homestories', 'homeyoutube', 'homeinsta', 'mediayoutube', 'mediayoutubelatest', 'mediainsta')),
	CONSTRAINT "social_links_consent" CHECK(("social_links"."consent_by" is null) = ("social_links"."consent_on" is null))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `social_links_once` ON `social_links` (`category`,`media_id`);--> statement-breakpoint
CREATE INDEX `social_links_listed` ON `social_links` (`category`,`created_at`);--> statement-breakpoint
CREATE INDEX `social_links_tried` ON `social_links` (`tried_at`);