CREATE TABLE `message_stops` (
	`phone` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	`how` text NOT NULL,
	CONSTRAINT "message_stops_how" CHECK("message_stops"."how" in ('whatsapp', 'desk', 'own'))
);
--> statement-breakpoint
CREATE TABLE `messages` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`audience` text NOT NULL,
	`subject_kind` text NOT NULL,
	`subject_id` text NOT NULL,
	`subject_version` integer NOT NULL,
	`day` text,
	`minute` integer,
	`channel` text,
	`language` text,
	`template` text,
	`state` text NOT NULL,
	`reason` text,
	`dedupe_key` text NOT NULL,
	`due_at` integer NOT NULL,
	`next_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`attempts` integer NOT NULL,
	`claim` text,
	`claimed_until` integer,
	`provider` text,
	`provider_id` text,
	`error_code` text,
	`parts` integer,
	`cost_paise` integer,
	`made_by` text NOT NULL,
	`created_at` integer NOT NULL,
	`sent_at` integer,
	`delivered_at` integer,
	`read_at` integer,
	`ended_at` integer,
	CONSTRAINT "messages_kind" CHECK("messages"."kind" in ('received', 'confirmed', 'moved', 'cancelled', 'tomorrow', 'today', 'callback')),
	CONSTRAINT "messages_state" CHECK("messages"."state" in ('waiting', 'sending', 'sent', 'delivered', 'read', 'failed', 'unclear', 'by-hand', 'sent-by-hand', 'dropped'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `messages_dedupe` ON `messages` (`dedupe_key`) WHERE state <> 'dropped';--> statement-breakpoint
CREATE UNIQUE INDEX `messages_provider` ON `messages` (`provider`,`provider_id`) WHERE provider_id is not null;--> statement-breakpoint
CREATE INDEX `messages_waiting` ON `messages` (`next_at`) WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX `messages_sending` ON `messages` (`claimed_until`) WHERE state = 'sending';--> statement-breakpoint
CREATE INDEX `messages_subject` ON `messages` (`subject_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `messages_ended` ON `messages` (`state`,`ended_at`) WHERE ended_at is not null;--> statement-breakpoint
CREATE INDEX `messages_created` ON `messages` (`created_at`);--> statement-breakpoint
ALTER TABLE `appointments` ADD `message_channel` text;--> statement-breakpoint
ALTER TABLE `appointments` ADD `language` text;--> statement-breakpoint
ALTER TABLE `callbacks` ADD `message_channel` text;--> statement-breakpoint
ALTER TABLE `callbacks` ADD `language` text;